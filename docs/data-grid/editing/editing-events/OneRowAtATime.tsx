import * as React from 'react';
import Button from '@mui/material/Button';
import {
  DataGrid,
  GridRowEditStopReasons,
  gridEditRowsStateSelector,
  useGridApiRef,
  type GridColDef,
  type GridEventListener,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'dish', headerName: 'Dish', flex: 1, minWidth: 130, editable: true },
  { field: 'price', headerName: 'Price', type: 'number', width: 90, editable: true },
  { field: 'vegan', headerName: 'Vegan', type: 'boolean', width: 90, editable: true },
];

const rows = [
  { id: 1, dish: 'Lentil soup', price: 6.5, vegan: true },
  { id: 2, dish: 'Fish cakes', price: 11, vegan: false },
  { id: 3, dish: 'Mushroom risotto', price: 12.5, vegan: false },
];

export default function OneRowAtATime() {
  const apiRef = useGridApiRef();
  const [hint, setHint] = React.useState('Double-click a dish.');
  const [openId, setOpenId] = React.useState<number>();

  const handleStart: GridEventListener<'rowEditStart'> = (_params, event) => {
    const isBusy =
      apiRef.current && Object.keys(gridEditRowsStateSelector(apiRef)).length > 0;
    if (!isBusy) return;
    event.defaultMuiPrevented = true;
    setHint('Save the open row first.');
  };

  const handleStop: GridEventListener<'rowEditStop'> = ({ reason }, event) => {
    if (reason === GridRowEditStopReasons.rowFocusOut) event.defaultMuiPrevented = true;
  };

  const save = () => {
    if (openId === undefined) return;
    apiRef.current?.stopRowEditMode({ id: openId });
    // The button is about to be disabled, so it can't keep the focus.
    apiRef.current?.setCellFocus(openId, 'dish');
  };

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 216 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          editMode="row"
          onRowEditStart={handleStart}
          onRowEditStop={handleStop}
          onRowModesModelChange={(model) => {
            const [id] = Object.keys(model);
            setOpenId(id === undefined ? undefined : Number(id));
            setHint('');
          }}
          hideFooter
          aria-label="Menu of the day"
        />
      </div>
      <Button disabled={openId === undefined} onClick={save}>
        Save the row
      </Button>
      <span role="status">{hint}</span>
    </div>
  );
}
