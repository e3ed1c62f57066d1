import * as React from 'react';
import Pagination from '@mui/material/Pagination';
import {
  DataGrid,
  gridPageCountSelector,
  gridPaginationModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';

const grapes = ['Riesling', 'Malbec', 'Syrah', 'Furmint', 'Carmenère'];

const columns: GridColDef[] = [
  { field: 'bin', headerName: 'Bin', width: 100 },
  { field: 'grape', headerName: 'Grape', flex: 1, minWidth: 120 },
  { field: 'bottles', headerName: 'Bottles', type: 'number', width: 120 },
];

const rows = Array.from({ length: 48 }, (_, index) => ({
  id: index,
  bin: `C${index + 1}`,
  grape: grapes[(index * 2) % grapes.length],
  bottles: 6 + ((index * 11) % 30),
}));

function PageNumbers() {
  const apiRef = useGridApiContext();
  const { page } = useGridSelector(apiRef, gridPaginationModelSelector);
  const pageCount = useGridSelector(apiRef, gridPageCountSelector);

  return (
    <Pagination
      color="primary"
      count={pageCount}
      page={page + 1}
      onChange={(_event, next) => apiRef.current.setPage(next - 1)}
    />
  );
}

export default function NumberedPages() {
  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5]}
        slots={{ pagination: PageNumbers }}
        aria-label="Wine cellar"
      />
    </div>
  );
}
