import * as React from 'react';
import { QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { DataGridPro, type GridColDef, type GridDataSource } from '@mui/x-data-grid-pro';
import { createServer } from '../../../shared/createServer';
import { bakeries, type Bakery } from './bakeries';
import { createClient } from './createClient';

const client = createClient();

const columns: GridColDef<Bakery>[] = [
  { field: 'town', headerName: 'Town', width: 120 },
  { field: 'name', headerName: 'Bakery', flex: 1, minWidth: 130 },
];

function BakerySource() {
  const queryClient = useQueryClient();
  const [requests, setRequests] = React.useState(0);

  const dataSource = React.useMemo((): GridDataSource => {
    const server = createServer(bakeries, {
      fails: () => {
        setRequests((count) => count + 1);
        return false;
      },
    });
    return {
      getRows: ({ start, end, sortModel, filterModel }) =>
        queryClient.fetchQuery({
          queryKey: ['bakeries of the source', { start, end, sortModel, filterModel }],
          queryFn: () => server.list({ start, end, sortModel, filterModel }),
          staleTime: 60_000,
        }),
    };
  }, [queryClient]);

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 321 }}>
        <DataGridPro
          columns={columns}
          unstable_dataSource={dataSource}
          pagination
          unstable_dataSourceCache={null}
          initialState={{ pagination: { paginationModel: { pageSize: 4 } } }}
          pageSizeOptions={[4]}
          disableColumnFilter
          aria-label="Bakeries from a source"
        />
      </div>
      <p role="status">Requests: {requests}</p>
    </div>
  );
}

export default function QueryAsDataSource() {
  return (
    <QueryClientProvider client={client}>
      <BakerySource />
    </QueryClientProvider>
  );
}
