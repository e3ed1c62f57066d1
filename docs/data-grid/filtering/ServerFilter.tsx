import * as React from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  getGridNumericOperators,
  getGridStringOperators,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';
import { fetchGrants, supportedOperators, type Grant } from './grants';

// Offer only what the server understands.
const textOperators = getGridStringOperators().filter(({ value }) =>
  supportedOperators.includes(value),
);
const numberOperators = getGridNumericOperators().filter(({ value }) =>
  supportedOperators.includes(value),
);

const columns: GridColDef<Grant>[] = [
  {
    field: 'project',
    headerName: 'Project',
    flex: 1,
    minWidth: 170,
    filterOperators: textOperators,
  },
  { field: 'field', headerName: 'Field', width: 130, filterOperators: textOperators },
  {
    field: 'amount',
    headerName: 'Amount (k€)',
    type: 'number',
    width: 170,
    filterOperators: numberOperators,
  },
];

export default function ServerFilter() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [{ field: 'amount', operator: '>=', value: '200' }],
  });
  const [rows, setRows] = React.useState<Grant[]>([]);
  const [error, setError] = React.useState<string>();
  const [loading, setLoading] = React.useState(true);

  React.useEffect(() => {
    let current = true;
    const load = async () => {
      try {
        const grants = await fetchGrants(filterModel);
        if (current) {
          setRows(grants);
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
  }, [filterModel]);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 372, width: '100%' }}>
        <DataGrid
          rows={rows}
          columns={columns}
          loading={loading}
          filterMode="server"
          filterModel={filterModel}
          onFilterModelChange={(model) => {
            setLoading(true);
            setFilterModel(model);
          }}
          filterDebounceMs={300}
          hideFooter
          aria-label="Research grants"
        />
      </div>
      <Alert severity={error ? 'error' : 'info'} role="status">
        {error ?? (loading ? 'Loading…' : `${rows.length} grants from the server`)}
      </Alert>
    </Stack>
  );
}
