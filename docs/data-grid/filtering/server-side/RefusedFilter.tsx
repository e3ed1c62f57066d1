import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';
import { createServer } from '../../../shared/createServer';
import { exhibits, type Exhibit } from './exhibits';

const server = createServer(exhibits);

const columns: GridColDef<Exhibit>[] = [
  { field: 'title', headerName: 'Exhibit', flex: 1 },
  { field: 'material', headerName: 'Material', width: 140 },
];

const noFilter: GridFilterModel = { items: [] };

export default function RefusedFilter() {
  const apiRef = useGridApiRef();
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [{ field: 'material', operator: 'doesNotContain', value: 'clay' }],
  });
  const [rows, setRows] = React.useState<Exhibit[]>([]);
  const [error, setError] = React.useState<string>();
  const [answered, setAnswered] = React.useState<GridFilterModel>();

  React.useEffect(() => {
    const controller = new AbortController();
    server.list({ filterModel, end: 4 }, controller.signal).then(
      (answer) => {
        setRows(answer.rows);
        setError(undefined);
        setAnswered(filterModel);
      },
      (reason: Error) => {
        // The filter has changed in the meantime: its own answer follows.
        if (controller.signal.aborted) return;
        setError(reason.message);
        setAnswered(filterModel);
      },
    );
    return () => controller.abort();
  }, [filterModel]);

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 318 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          loading={answered !== filterModel}
          filterMode="server"
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          hideFooter
          aria-label="Exhibits, with all operators on offer"
        />
      </div>
      <div style={{ minHeight: 64, paddingTop: 8 }}>
        {error && (
          <Alert
            severity="error"
            action={
              <Button
                color="inherit"
                size="small"
                onClick={() => {
                  setFilterModel(noFilter);
                  // The button disappears, so the focus moves to the grid.
                  apiRef.current?.setColumnHeaderFocus('material');
                }}
              >
                Remove the filter
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
