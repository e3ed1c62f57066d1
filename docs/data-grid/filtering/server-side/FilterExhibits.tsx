import { DataGrid, type GridColDef, type GridDataSource } from '@mui/x-data-grid';
import { createServer } from '../../../shared/createServer';
import { exhibits, type Exhibit } from './exhibits';
import { numberOperators, textOperators } from './operators';

const server = createServer(exhibits);

const dataSource: GridDataSource = {
  getRows: ({ filterModel, sortModel, start, end }) =>
    server.list({ filterModel, sortModel, start, end }),
};

const columns: GridColDef<Exhibit>[] = [
  {
    field: 'title',
    headerName: 'Exhibit',
    flex: 1,
    minWidth: 130,
    filterOperators: textOperators,
  },
  { field: 'material', headerName: 'Material', filterOperators: textOperators },
  {
    field: 'year',
    headerName: 'Year',
    type: 'number',
    width: 130,
    filterOperators: numberOperators,
  },
];

export default function FilterExhibits() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGrid
        columns={columns}
        dataSource={dataSource}
        initialState={{
          pagination: { paginationModel: { pageSize: 5 } },
          filter: {
            filterModel: { items: [{ field: 'year', operator: '>=', value: 1500 }] },
          },
        }}
        pageSizeOptions={[5]}
        showToolbar
        aria-label="Exhibits of a museum"
      />
    </div>
  );
}
