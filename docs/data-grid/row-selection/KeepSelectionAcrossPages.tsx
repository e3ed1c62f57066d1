import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { readingCount, readingServer, type Reading } from './readings';

const columns: GridColDef<Reading>[] = [
  { field: 'sensor', headerName: 'Sensor', flex: 1, minWidth: 160 },
  { field: 'celsius', headerName: 'Temperature (°C)', type: 'number', width: 170 },
];

export default function KeepSelectionAcrossPages() {
  const apiRef = useGridApiRef();
  const [paginationModel, setPaginationModel] = React.useState({ page: 0, pageSize: 4 });
  const [rows, setRows] = React.useState<Reading[]>([]);
  const [error, setError] = React.useState<string>();
  const [answered, setAnswered] = React.useState<typeof paginationModel>();

  React.useEffect(() => {
    const controller = new AbortController();
    const start = paginationModel.page * paginationModel.pageSize;
    const end = start + paginationModel.pageSize - 1;
    readingServer.list({ start, end }, controller.signal).then(
      (answer) => {
        setRows(answer.rows);
        setError(undefined);
        setAnswered(paginationModel);
      },
      (reason: Error) => {
        // Another page is asked for in the meantime: its own answer follows.
        if (controller.signal.aborted) return;
        // The rows of another page would be wrong here.
        setRows([]);
        setError(reason.message);
        setAnswered(paginationModel);
      },
    );
    return () => controller.abort();
  }, [paginationModel]);

  const loading = answered !== paginationModel;

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 321 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          loading={loading}
          checkboxSelection
          keepNonExistentRowsSelected
          paginationMode="server"
          rowCount={readingCount}
          paginationModel={paginationModel}
          onPaginationModelChange={setPaginationModel}
          pageSizeOptions={[4]}
          aria-label="Sensor readings"
        />
      </div>
      <div style={{ minHeight: 64, paddingTop: 8 }}>
        {error && !loading && (
          <Alert
            severity="error"
            action={
              <Button
                color="inherit"
                size="small"
                onClick={() => {
                  // A new object is a new request for the same page.
                  setPaginationModel({ ...paginationModel });
                  // The button disappears, so the focus moves to the grid.
                  apiRef.current?.setColumnHeaderFocus('sensor');
                }}
              >
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
