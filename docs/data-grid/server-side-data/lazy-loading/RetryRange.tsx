import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  GridGetRowsError,
  useGridApiRef,
  type GridDataSource,
} from '@mui/x-data-grid-pro';
import { createServer } from '../../../shared/createServer';
import { bookColumns, books } from './books';

// Every second request fails.
const server = createServer(books, { fails: (count) => count % 2 === 0 });

const dataSource: GridDataSource = {
  getRows: ({ start, end, sortModel, filterModel }) =>
    server.list({ start, end, sortModel, filterModel }),
};

export default function RetryRange() {
  const apiRef = useGridApiRef();
  const [failed, setFailed] = React.useState<GridGetRowsError>();

  const retry = () => {
    if (!failed) return;
    setFailed(undefined);
    apiRef.current?.dataSource.fetchRows(undefined, failed.params);
    // The button disappears, so the focus moves to the grid.
    apiRef.current?.setColumnHeaderFocus('title');
  };

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 372 }}>
        <DataGridPro
          apiRef={apiRef}
          columns={bookColumns}
          dataSource={dataSource}
          onDataSourceError={(error) => {
            if (!(error instanceof GridGetRowsError)) return;
            apiRef.current?.setLoading(false);
            setFailed(error);
          }}
          lazyLoading
          initialState={{ pagination: { paginationModel: { pageSize: 20 } } }}
          hideFooter
          aria-label="Books, with a server that sometimes fails"
        />
      </div>
      <div style={{ minHeight: 64, paddingTop: 8 }}>
        {failed && (
          <Alert
            severity="error"
            action={
              <Button color="inherit" size="small" onClick={retry}>
                Load them
              </Button>
            }
          >
            Books {Number(failed.params.start) + 1} to {failed.params.end + 1} are
            missing.
          </Alert>
        )}
      </div>
    </div>
  );
}
