import { DataGridPro, type GridDataSource } from '@mui/x-data-grid-pro';
import { createServer } from '../../../shared/createServer';
import { bookColumns, books } from './books';

const server = createServer(books);

const dataSource: GridDataSource = {
  getRows: ({ start, end, sortModel, filterModel }) =>
    server.list({ start, end, sortModel, filterModel }),
};

export default function ScrollLibrary() {
  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGridPro
        columns={bookColumns}
        dataSource={dataSource}
        lazyLoading
        initialState={{ pagination: { paginationModel: { pageSize: 25 } } }}
        aria-label="Books of a library"
      />
    </div>
  );
}
