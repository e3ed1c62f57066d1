import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridDataSource } from '@mui/x-data-grid';
import { createServer } from '../../shared/createServer';
import { columns } from './columns';
import { seeds } from './seeds';

// Every third request fails.
const server = createServer(seeds, { fails: (count) => count % 3 === 0 });

const dataSource: GridDataSource = {
  getRows: ({ sortModel, filterModel, start, end }) =>
    server.list({ sortModel, filterModel, start, end }),
};

export default function RetryAfterError() {
  const apiRef = useGridApiRef();
  const [error, setError] = React.useState<string>();

  const retry = () => {
    setError(undefined);
    apiRef.current?.dataSource.fetchRows();
    // The button disappears, so the focus moves to the grid.
    apiRef.current?.setColumnHeaderFocus('plant');
  };

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 318 }}>
        <DataGrid
          apiRef={apiRef}
          columns={columns}
          dataSource={dataSource}
          onDataSourceError={({ message }) => setError(message)}
          onPaginationModelChange={() => setError(undefined)}
          initialState={{ pagination: { paginationModel: { pageSize: 4 } } }}
          pageSizeOptions={[4]}
          aria-label="Seeds, with a server that sometimes fails"
        />
      </div>
      <div style={{ minHeight: 64, paddingTop: 8 }}>
        {error && (
          <Alert
            severity="error"
            action={
              <Button color="inherit" size="small" onClick={retry}>
                Try again
              </Button>
            }
          >
            {error}
          </Alert>
        )}
      </div>
    </div>
  );
}
