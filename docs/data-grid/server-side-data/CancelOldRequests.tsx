import * as React from 'react';
import { DataGrid, type GridDataSource } from '@mui/x-data-grid';
import { createServer } from '../../shared/createServer';
import { columns } from './columns';
import { seeds } from './seeds';

const server = createServer(seeds, { latency: 1500 });

function createSource(onCancel: () => void): GridDataSource {
  let controller: AbortController | undefined;
  return {
    getRows: async ({ sortModel, filterModel, start, end }) => {
      controller?.abort();
      const { signal } = (controller = new AbortController());
      signal.addEventListener('abort', onCancel);
      const answer = await server.list({ sortModel, filterModel, start, end }, signal);
      // An answered request has nothing left to cancel.
      controller = undefined;
      return answer;
    },
  };
}

export default function CancelOldRequests() {
  const [canceled, setCanceled] = React.useState(0);
  const dataSource = React.useMemo(
    () => createSource(() => setCanceled((count) => count + 1)),
    [],
  );

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 318 }}>
        <DataGrid
          columns={columns}
          dataSource={dataSource}
          initialState={{ pagination: { paginationModel: { pageSize: 4 } } }}
          pageSizeOptions={[4]}
          aria-label="Seeds, from a slow server"
        />
      </div>
      <p role="status">Canceled requests: {canceled}</p>
    </div>
  );
}
