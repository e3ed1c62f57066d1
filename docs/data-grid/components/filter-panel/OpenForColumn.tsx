import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'ride', headerName: 'Ride', flex: 1, minWidth: 140 },
  { field: 'wait', headerName: 'Wait (min)', type: 'number', width: 120 },
  { field: 'height', headerName: 'From (cm)', type: 'number', width: 120 },
];

const rows = [
  { id: 1, ride: 'Ghost train', wait: 25, height: 100 },
  { id: 2, ride: 'Log flume', wait: 40, height: 120 },
  { id: 3, ride: 'Carousel', wait: 5, height: 0 },
  { id: 4, ride: 'Corkscrew', wait: 55, height: 140 },
];

export default function OpenForColumn() {
  const apiRef = useGridApiRef();

  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button
          variant="outlined"
          onClick={() => apiRef.current?.showFilterPanel('height')}
        >
          How tall are you?
        </Button>
        <Button
          variant="outlined"
          onClick={() => apiRef.current?.showFilterPanel('wait')}
        >
          How long will you wait?
        </Button>
      </Stack>
      <div style={{ height: 330 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          hideFooter
          aria-label="Rides"
        />
      </div>
    </div>
  );
}
