import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const DELAY_MS = 1500;

const columns: GridColDef[] = [
  { field: 'well', headerName: 'Well', flex: 1, minWidth: 120 },
  { field: 'level', headerName: 'Level (m)', type: 'number', width: 120 },
];

const readings = [
  { id: 1, well: 'Brook field', level: 4.2 },
  { id: 2, well: 'Mill lane', level: 3.8 },
  { id: 3, well: 'Upper farm', level: 6.1 },
];

export default function FirstLoad() {
  const [rows, setRows] = React.useState<typeof readings>([]);
  const [loading, setLoading] = React.useState(false);

  React.useEffect(() => {
    if (!loading) return undefined;
    const timer = setTimeout(() => {
      setRows(readings);
      setLoading(false);
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [loading]);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button variant="outlined" onClick={() => setLoading(true)}>
          {rows.length > 0 ? 'Load again' : 'Load'}
        </Button>
        <span role="status">
          {loading ? 'Loading levels…' : `${rows.length} levels loaded`}
        </span>
      </Stack>
      <div style={{ height: 216, width: '100%' }} aria-busy={loading}>
        <DataGrid
          rows={rows}
          columns={columns}
          loading={loading}
          hideFooter
          aria-label="Water levels"
        />
      </div>
    </Stack>
  );
}
