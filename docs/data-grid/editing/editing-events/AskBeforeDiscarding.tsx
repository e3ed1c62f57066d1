import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import {
  DataGrid,
  GridEditInputCell,
  useGridApiRef,
  type GridColDef,
  type GridEventListener,
  type GridRowId,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'guest', headerName: 'Guest', width: 130 },
  {
    field: 'wish',
    headerName: 'Wish',
    flex: 1,
    minWidth: 200,
    editable: true,
    // Without a pause, the value of the grid is always up to date.
    renderEditCell: (params) => (
      <GridEditInputCell
        {...params}
        debounceMs={0}
        inputProps={{ 'aria-label': 'Wish' }}
      />
    ),
  },
];

const rows = [
  { id: 1, guest: 'Ms. Adeyemi', wish: 'A quiet room, away from the elevator' },
  { id: 2, guest: 'Mr. Lindqvist', wish: 'Late breakfast' },
];

export default function AskBeforeDiscarding() {
  const apiRef = useGridApiRef();
  const [isAsking, setIsAsking] = React.useState(false);
  const edited = React.useRef<{ id: GridRowId; field: string }>(undefined);

  const handleStop: GridEventListener<'cellEditStop'> = (params, event) => {
    const { id, field, reason, row } = params;
    const next = apiRef.current?.getRowWithUpdatedValues(id, field);
    const loses = reason === 'escapeKeyDown' && next?.[field] !== row[field];
    // A click in the dialog is outside the cell: it must not end the edit either.
    if (loses || isAsking) event.defaultMuiPrevented = true;
    if (loses) {
      edited.current = { id, field };
      setIsAsking(true);
    }
  };

  const answer = (discards: boolean) => {
    if (discards && edited.current) {
      apiRef.current?.stopCellEditMode({ ...edited.current, ignoreModifications: true });
    }
    setIsAsking(false);
  };

  const returnFocus = () => {
    if (edited.current) {
      apiRef.current?.setCellFocus(edited.current.id, edited.current.field);
    }
  };

  return (
    <div style={{ height: 164, width: '100%' }}>
      <DataGrid
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        onCellEditStop={handleStop}
        hideFooter
        aria-label="Wishes of guests"
      />
      <Dialog
        open={isAsking}
        onClose={() => answer(false)}
        disableRestoreFocus
        slotProps={{ transition: { onExited: returnFocus } }}
      >
        <DialogTitle>Discard what you have typed?</DialogTitle>
        <DialogActions>
          <Button onClick={() => answer(false)}>Keep editing</Button>
          <Button color="error" onClick={() => answer(true)}>
            Discard
          </Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
