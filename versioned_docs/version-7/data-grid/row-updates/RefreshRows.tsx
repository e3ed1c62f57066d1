import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const stations = ['Central', 'Castle', 'Docklands', 'Airport', 'Museum'];
const readings = [
  [4, 17, 9, 21, 12],
  [11, 13, 16, 20, 7],
  [19, 8, 14, 6, 10],
];

const readCounters = (hour: number) =>
  stations.map((station, index) => ({
    id: station,
    station,
    bikes: readings[hour % readings.length]?.[index],
  }));

const columns: GridColDef[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 130 },
  { field: 'bikes', headerName: 'Bikes', type: 'number', width: 120 },
];

export default function RefreshRows() {
  const [hour, setHour] = React.useState(8);
  const rows = React.useMemo(() => readCounters(hour), [hour]);

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={() => setHour((hour + 1) % 24)}>
        Read again (now {hour}:00)
      </Button>
      <div style={{ height: 372, width: '100%' }}>
        <DataGrid
          rows={rows}
          columns={columns}
          checkboxSelection
          initialState={{
            sorting: { sortModel: [{ field: 'bikes', sort: 'desc' }] },
          }}
          hideFooterPagination
          aria-label="Bikes at the stations"
        />
      </div>
    </Stack>
  );
}
