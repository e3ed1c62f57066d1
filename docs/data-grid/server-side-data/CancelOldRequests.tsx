import * as React from 'react';
import { DataGrid, type GridDataSource } from '@mui/x-data-grid';
import { createServer } from '../../shared/createServer';
import { columns } from './columns';
import { seeds } from './seeds';

const server = createServer(seeds, { latency: 1500 });

export default function CancelOldRequests() {
  const [canceled, setCanceled] = React.useState(0);

  const dataSource = React.useMemo<GridDataSource>(() => {
    let controller = new AbortController();
    return {
      getRows: ({ sortModel, filterModel, start, end }) => {
        controller.abort();
        controller = new AbortController();
        controller.signal.addEventListener('abort', () => {
          setCanceled((count) => count + 1);
        });
        const answer = server.list(
          { sortModel, filterModel, start, end },
          controller.signal,
        );
        // An answered request has nothing left to cancel.
        const finish = () => {
          controller = new AbortController();
        };
        answer.then(finish, () => {});
        return answer;
      },
    };
  }, []);

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
