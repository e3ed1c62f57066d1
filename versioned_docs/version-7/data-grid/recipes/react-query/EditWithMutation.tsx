import {
  QueryClientProvider,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import Alert from '@mui/material/Alert';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createRestApi } from '../../../shared/createRestApi';
import { bakeries, type Bakery } from './bakeries';
import { createClient } from './createClient';

const request = createRestApi(bakeries.slice(6, 10), {
  latency: 1200,
  validate: ({ sacks }) =>
    sacks > 50 ? 'The mill delivers 50 sacks at most.' : undefined,
});
const client = createClient();
const KEY = ['bakeries', 'to edit'];

const columns: GridColDef<Bakery>[] = [
  { field: 'name', headerName: 'Bakery', flex: 1, minWidth: 130 },
  { field: 'sacks', headerName: 'Sacks', type: 'number', width: 110, editable: true },
];

async function readAnswer<Body>(response: Response): Promise<Body> {
  const body = await response.json();
  if (!response.ok) throw new Error(body.message);
  return body;
}

function EditableBakeries() {
  const queryClient = useQueryClient();
  const { data, isPending } = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) =>
      readAnswer<Bakery[]>(await request('/bakeries', { signal })),
  });

  const put = (row: Bakery) =>
    queryClient.setQueryData<Bakery[]>(KEY, (rows) =>
      rows?.map((each) => (each.id === row.id ? row : each)),
    );

  const mutation = useMutation({
    mutationFn: async ({ row }: { row: Bakery; before: Bakery }) => {
      const body = JSON.stringify(row);
      return readAnswer<Bakery>(await request(`/b/${row.id}`, { method: 'PUT', body }));
    },
    onMutate: async ({ row }) => {
      // An answer that is under way would bring the old row back.
      await queryClient.cancelQueries({ queryKey: KEY });
      put(row);
    },
    onError: (_error, { before }) => put(before),
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 268 }}>
        <DataGrid
          rows={data}
          columns={columns}
          loading={isPending}
          processRowUpdate={(row, before) => {
            if (row.sacks !== before.sacks) mutation.mutate({ row, before });
            return row;
          }}
          hideFooter
          aria-label="Orders of bakeries"
        />
      </div>
      <div style={{ minHeight: 56, paddingTop: 8 }}>
        {mutation.error && <Alert severity="error">{mutation.error.message}</Alert>}
      </div>
    </div>
  );
}

export default function EditWithMutation() {
  return (
    <QueryClientProvider client={client}>
      <EditableBakeries />
    </QueryClientProvider>
  );
}
