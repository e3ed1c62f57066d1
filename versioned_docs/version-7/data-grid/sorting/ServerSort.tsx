import * as React from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';
import { fetchParcels, type Parcel } from './parcels';

const columns: GridColDef<Parcel>[] = [
  { field: 'id', headerName: 'Parcel', width: 120 },
  { field: 'city', headerName: 'City', flex: 1, minWidth: 120 },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 140 },
  { field: 'status', headerName: 'Status', width: 150 },
];

export default function ServerSort() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([]);
  const [rows, setRows] = React.useState<Parcel[]>([]);
  const [error, setError] = React.useState<string>();
  const [loading, setLoading] = React.useState(true);

  React.useEffect(() => {
    let current = true;
    const load = async () => {
      try {
        const parcels = await fetchParcels(sortModel);
        if (current) {
          setRows(parcels);
          setError(undefined);
        }
      } catch (reason) {
        if (current) {
          setError(reason instanceof Error ? reason.message : 'Loading failed.');
        }
      } finally {
        if (current) {
          setLoading(false);
        }
      }
    };
    load();
    return () => {
      current = false;
    };
  }, [sortModel]);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 476, width: '100%' }}>
        <DataGrid
          rows={rows}
          columns={columns}
          loading={loading}
          sortingMode="server"
          onSortModelChange={(model) => {
            setLoading(true);
            setSortModel(model);
          }}
          aria-label="Parcels"
          hideFooter
        />
      </div>
      <Alert severity={error ? 'error' : 'info'} role="status">
        {error ?? (loading ? 'Loading…' : 'In the order of the server')}
      </Alert>
    </Stack>
  );
}
