import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const products = ['Oat flakes', 'Green tea', 'Olive oil', 'Sea salt', 'Dark chocolate'];

const columns: GridColDef[] = [
  { field: 'order', headerName: 'Order', width: 120 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 150 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 120 },
];

const rows = Array.from({ length: 42 }, (_, index) => ({
  id: index,
  order: `#${7001 + index}`,
  product: products[(index * 3) % products.length],
  quantity: ((index * 7) % 12) + 1,
}));

export default function BasicPagination() {
  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5, 10, 20]}
        aria-label="Orders"
      />
    </div>
  );
}
