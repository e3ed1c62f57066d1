import { DataGridPro, GridToolbar, type GridDataSource } from '@mui/x-data-grid-pro';
import { createServer } from '../../shared/createServer';
import { columns } from './columns';
import { seeds } from './seeds';

const server = createServer(seeds);

const dataSource: GridDataSource = {
  getRows: ({ sortModel, filterModel, start, end }) =>
    server.list({ sortModel, filterModel, start, end }),
};

export default function SeedCatalog() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGridPro
        columns={columns}
        unstable_dataSource={dataSource}
        pagination
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5, 10]}
        slots={{ toolbar: GridToolbar }}
        slotProps={{ toolbar: { showQuickFilter: true } }}
        aria-label="Seeds"
      />
    </div>
  );
}
