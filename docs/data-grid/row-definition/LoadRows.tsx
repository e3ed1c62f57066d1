import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'podcast', headerName: 'Podcast', flex: 1, minWidth: 150 },
  { field: 'episodes', headerName: 'Episodes', type: 'number', width: 120 },
];

const fetchPodcasts = () =>
  new Promise<GridRowsProp>((resolve) => {
    setTimeout(
      () =>
        resolve([
          { id: 'p1', podcast: 'Night Trains', episodes: 48 },
          { id: 'p2', podcast: 'Soil and Seed', episodes: 112 },
          { id: 'p3', podcast: 'The Long Take', episodes: 19 },
        ]),
      1200,
    );
  });

export default function LoadRows() {
  const [rows, setRows] = React.useState<GridRowsProp>([]);
  const [loading, setLoading] = React.useState(false);

  const load = async () => {
    // A disabled button would lose the focus.
    if (loading) return;
    setLoading(true);
    setRows(await fetchPodcasts());
    setLoading(false);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={load}>
        Load rows
      </Button>
      <div style={{ height: 216, width: '100%' }}>
        <DataGrid
          rows={rows}
          columns={columns}
          loading={loading}
          hideFooter
          aria-label="Podcasts"
        />
      </div>
    </Stack>
  );
}
