import * as React from 'react';
import {
  QueryClientProvider,
  keepPreviousData,
  queryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import {
  DataGrid,
  type GridColDef,
  type GridPaginationModel,
  type GridSortModel,
} from '@mui/x-data-grid';
import { createServer } from '../../../shared/createServer';
import { bakeries, type Bakery } from './bakeries';
import { createClient } from './createClient';

const server = createServer(bakeries, { latency: 900 });
const client = createClient();

const columns: GridColDef<Bakery>[] = [
  { field: 'name', headerName: 'Bakery', flex: 1, minWidth: 130 },
  { field: 'town', headerName: 'Town', width: 110 },
  { field: 'sacks', headerName: 'Sacks', type: 'number', width: 90 },
];

/** Everything that changes the answer is part of the key. */
const pageQuery = ({ page, pageSize }: GridPaginationModel, sortModel: GridSortModel) =>
  queryOptions({
    queryKey: ['bakeries', { page, pageSize, sortModel }],
    queryFn: ({ signal }) =>
      server.list(
        { start: page * pageSize, end: (page + 1) * pageSize - 1, sortModel },
        signal,
      ),
    staleTime: 60_000,
  });

function BakeryPages() {
  const queryClient = useQueryClient();
  const [pagination, setPagination] = React.useState({ page: 0, pageSize: 5 });
  const [sorting, setSorting] = React.useState<GridSortModel>([]);

  const { data, isFetching } = useQuery({
    ...pageQuery(pagination, sorting),
    placeholderData: keepPreviousData,
  });

  React.useEffect(() => {
    const next = { ...pagination, page: pagination.page + 1 };
    void queryClient.prefetchQuery(pageQuery(next, sorting));
  }, [queryClient, pagination, sorting]);

  return (
    <DataGrid
      rows={data?.rows}
      rowCount={data?.rowCount ?? 0}
      columns={columns}
      loading={isFetching}
      paginationMode="server"
      paginationModel={pagination}
      onPaginationModelChange={setPagination}
      pageSizeOptions={[5]}
      sortingMode="server"
      sortModel={sorting}
      onSortModelChange={setSorting}
      disableColumnFilter
      aria-label="Bakeries, page by page"
    />
  );
}

export default function PageWithQuery() {
  return (
    <QueryClientProvider client={client}>
      <div style={{ height: 372, width: '100%' }}>
        <BakeryPages />
      </div>
    </QueryClientProvider>
  );
}
