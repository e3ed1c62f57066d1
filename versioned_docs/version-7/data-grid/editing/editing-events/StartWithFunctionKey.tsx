import {
  DataGrid,
  GridCellEditStartReasons,
  useGridApiRef,
  type GridColDef,
  type GridEventListener,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'clause', headerName: 'Clause', width: 90 },
  { field: 'text', headerName: 'Text', flex: 1, minWidth: 220, editable: true },
];

const rows = [
  { id: 1, clause: '4.1', text: 'Rent is due on the third of the month.' },
  { id: 2, clause: '4.2', text: 'The deposit is three months of rent.' },
  { id: 3, clause: '5.1', text: 'Pets need a permission in writing.' },
];

const START_KEYS: readonly (string | undefined)[] = [
  GridCellEditStartReasons.enterKeyDown,
  GridCellEditStartReasons.cellDoubleClick,
];

const keepSafeFromTyping: GridEventListener<'cellEditStart'> = ({ reason }, event) => {
  if (!START_KEYS.includes(reason)) event.defaultMuiPrevented = true;
};

export default function StartWithFunctionKey() {
  const apiRef = useGridApiRef();

  const startWithF2: GridEventListener<'cellKeyDown'> = (params, event) => {
    const { id, field, isEditable, cellMode } = params;
    if (event.key === 'F2' && isEditable && cellMode === 'view') {
      apiRef.current?.startCellEditMode({ id, field });
    }
  };

  return (
    <div style={{ height: 216, width: '100%' }}>
      <DataGrid
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        onCellEditStart={keepSafeFromTyping}
        onCellKeyDown={startWithF2}
        hideFooter
        aria-label="Clauses of a contract"
      />
    </div>
  );
}
