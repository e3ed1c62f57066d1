import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createServer } from '../../../shared/createServer';
import { bakeries, type Bakery } from './bakeries';
import { createClient } from './createClient';

// Every third request fails.
const server = createServer(bakeries.slice(0, 4), { fails: (count) => count % 3 === 0 });
const queryClient = createClient();

const columns: GridColDef<Bakery>[] = [
  { field: 'name', headerName: 'Bakery', flex: 1, minWidth: 130 },
  { field: 'sacks', headerName: 'Sacks a week', type: 'number', width: 140 },
];

function Bakeries() {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['bakeries'],
    queryFn: ({ signal }) => server.list({}, signal),
  });

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 268 }}>
        <DataGrid
          rows={data?.rows}
          columns={columns}
          loading={isFetching}
          hideFooter
          aria-label="Bakeries"
        />
      </div>
      <Button onClick={() => refetch({ cancelRefetch: false })}>Load again</Button>
      <div style={{ minHeight: 48 }}>
        {error && <Alert severity="error">{error.message}</Alert>}
      </div>
    </div>
  );
}

export default function LoadWithQuery() {
  return (
    <QueryClientProvider client={queryClient}>
      <Bakeries />
    </QueryClientProvider>
  );
}
