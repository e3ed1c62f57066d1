import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  gridFilterModelSelector,
  gridSortModelSelector,
  useGridApiRef,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-pro';
import { createServer } from '../../shared/createServer';

const islands = ['Texel', 'Skye', 'Malta', 'Bute', 'Aegina'];
const table = Array.from({ length: 42 }, (_, index) => ({
  id: 900 + index,
  island: islands[(index * 2) % islands.length],
  passengers: 40 + ((index * 53) % 260),
}));

const server = createServer(table);
const writer = createServer(table, { latency: 1500, fails: (count) => count === 1 });

const dataSource: GridDataSource = {
  getRows: ({ start, end, sortModel, filterModel }) =>
    server.list({ start, end, sortModel, filterModel }),
};

/** Stands in for `POST /exports`, which answers with a file of all rows that match. */
async function requestFile(
  query: Parameters<typeof writer.list>[0],
  signal: AbortSignal,
): Promise<Blob> {
  const { rows } = await writer.list(query, signal);
  const lines = rows.map((row) => `${row.id},${row.island},${row.passengers}`);
  return new Blob([['Crossing,Island,Passengers', ...lines].join('\r\n')], {
    type: 'text/csv',
  });
}

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Crossing', width: 110 },
  { field: 'island', headerName: 'Island', flex: 1, minWidth: 110 },
  { field: 'passengers', headerName: 'Passengers', type: 'number', width: 130 },
];

export default function ExportOnServer() {
  const apiRef = useGridApiRef();
  const [request, setRequest] = React.useState<AbortController>();
  const [message, setMessage] = React.useState('The file has all 42 crossings.');

  const download = async () => {
    const controller = new AbortController();
    setRequest(controller);
    setMessage('The server writes the file…');
    try {
      const query = {
        sortModel: gridSortModelSelector(apiRef),
        filterModel: gridFilterModelSelector(apiRef),
      };
      const address = URL.createObjectURL(await requestFile(query, controller.signal));
      const link = document.createElement('a');
      link.href = address;
      link.download = 'crossings.csv';
      link.click();
      URL.revokeObjectURL(address);
      setMessage('The file is downloaded.');
    } catch {
      setMessage(
        controller.signal.aborted ? 'Canceled.' : 'The export failed. Try it again.',
      );
    } finally {
      setRequest(undefined);
    }
  };

  return (
    <div style={{ width: '100%' }}>
      <Button onClick={request ? () => request.abort() : download}>
        {request ? 'Cancel the export' : 'Export all crossings'}
      </Button>
      <div style={{ height: 321 }}>
        <DataGridPro
          pagination
          apiRef={apiRef}
          columns={columns}
          unstable_dataSource={dataSource}
          pageSizeOptions={[4]}
          initialState={{
            pagination: { paginationModel: { page: 0, pageSize: 4 }, rowCount: 0 },
          }}
          aria-label="Ferry crossings"
        />
      </div>
      <Alert severity="info" role="status" sx={{ mt: 1 }}>
        {message}
      </Alert>
    </div>
  );
}
