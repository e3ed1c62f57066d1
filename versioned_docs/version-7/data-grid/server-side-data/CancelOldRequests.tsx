import * as React from 'react';
import { DataGridPro, type GridDataSource } from '@mui/x-data-grid-pro';
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
      try {
        const answer = await server.list({ sortModel, filterModel, start, end }, signal);
        // An answered request has nothing left to cancel.
        controller = undefined;
        return answer;
      } catch (reason) {
        // An error would empty the grid: a canceled request never gets an answer.
        if (signal.aborted) return new Promise<never>(() => {});
        throw reason;
      }
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
        <DataGridPro
          columns={columns}
          unstable_dataSource={dataSource}
          unstable_dataSourceCache={null}
          pagination
          initialState={{ pagination: { paginationModel: { pageSize: 4 } } }}
          pageSizeOptions={[4]}
          aria-label="Seeds, from a slow server"
        />
      </div>
      <p role="status">Canceled requests: {canceled}</p>
    </div>
  );
}
