import * as React from 'react';
import {
  DataGridPro,
  getGridSingleSelectOperators,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-pro';
import { createServer } from '../../../shared/createServer';
import { waitForServer } from '../../../shared/waitForServer';
import { exhibits, type Exhibit } from './exhibits';

const server = createServer(exhibits);

const dataSource: GridDataSource = {
  getRows: ({ filterModel, sortModel, start, end }) =>
    server.list({ filterModel, sortModel, start, end }),
};

/** Stands in for `GET /exhibits/materials`. */
async function fetchMaterials(signal: AbortSignal): Promise<string[]> {
  await waitForServer(600, signal);
  return [...new Set(exhibits.map(({ material }) => material))].sort();
}

const choices = getGridSingleSelectOperators().filter(({ value }) => value !== 'not');

export default function ChoicesFromServer() {
  const [materials, setMaterials] = React.useState<string[]>();

  React.useEffect(() => {
    const controller = new AbortController();
    fetchMaterials(controller.signal).then(setMaterials, () => {});
    return () => controller.abort();
  }, []);

  const columns = React.useMemo<GridColDef<Exhibit>[]>(
    () => [
      { field: 'title', headerName: 'Exhibit', flex: 1, filterable: false },
      {
        field: 'material',
        headerName: 'Material',
        width: 140,
        type: 'singleSelect',
        valueOptions: materials ?? [],
        filterable: materials !== undefined,
        filterOperators: choices,
      },
    ],
    [materials],
  );

  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPro
        columns={columns}
        unstable_dataSource={dataSource}
        pagination
        initialState={{ pagination: { paginationModel: { pageSize: 4 } } }}
        pageSizeOptions={[4]}
        aria-label="Exhibits by material"
      />
    </div>
  );
}
