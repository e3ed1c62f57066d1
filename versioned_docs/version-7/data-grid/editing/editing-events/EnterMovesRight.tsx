import {
  DataGrid,
  GridCellEditStopReasons,
  useGridApiRef,
  type GridColDef,
  type GridEventListener,
} from '@mui/x-data-grid';

const hour = (field: string): GridColDef => ({
  field,
  headerName: `${field.slice(1)}:00`,
  type: 'number',
  width: 80,
  editable: true,
});

const columns: GridColDef[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 110 },
  ...['h6', 'h12', 'h18'].map(hour),
];

const rows = [
  { id: 1, station: 'Summit', h6: -4, h12: 1, h18: -2 },
  { id: 2, station: 'Hut', h6: 2, h12: 8, h18: 5 },
  { id: 3, station: 'Valley', h6: 9, h12: 17, h18: 14 },
];

export default function EnterMovesRight() {
  const apiRef = useGridApiRef();

  const handleStop: GridEventListener<'cellEditStop'> = (
    { id, field, reason },
    event,
  ) => {
    if (reason !== GridCellEditStopReasons.enterKeyDown) return;
    event.defaultMuiPrevented = true;
    apiRef.current?.stopCellEditMode({ id, field, cellToFocusAfter: 'right' });
  };

  return (
    <div style={{ height: 216, width: '100%' }}>
      <DataGrid
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        onCellEditStop={handleStop}
        hideFooter
        aria-label="Temperatures in °C"
      />
    </div>
  );
}
