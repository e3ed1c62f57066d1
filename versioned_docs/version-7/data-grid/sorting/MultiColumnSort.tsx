import * as React from 'react';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'warehouse', headerName: 'Warehouse', width: 150 },
  { field: 'aisle', headerName: 'Aisle', width: 110 },
  { field: 'article', headerName: 'Article', flex: 1, minWidth: 150 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 110 },
];

const rows = [
  { id: 1, warehouse: 'Rotterdam', aisle: 'B', article: 'Hex bolts M8', stock: 1200 },
  { id: 2, warehouse: 'Gdańsk', aisle: 'A', article: 'Cable ties', stock: 860 },
  { id: 3, warehouse: 'Rotterdam', aisle: 'A', article: 'Wood screws', stock: 340 },
  { id: 4, warehouse: 'Gdańsk', aisle: 'A', article: 'Duct tape', stock: 1475 },
  { id: 5, warehouse: 'Rotterdam', aisle: 'A', article: 'Washers', stock: 2100 },
  { id: 6, warehouse: 'Gdańsk', aisle: 'C', article: 'Work gloves', stock: 95 },
];

export default function MultiColumnSort() {
  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        initialState={{
          sorting: {
            sortModel: [
              { field: 'warehouse', sort: 'asc' },
              { field: 'aisle', sort: 'asc' },
              { field: 'stock', sort: 'desc' },
            ],
          },
        }}
        aria-label="Stock by warehouse"
        hideFooter
      />
    </div>
  );
}
