import * as React from 'react';
import { DataGrid, GridToolbar, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 140, editable: true },
  {
    field: 'aisle',
    headerName: 'Aisle',
    type: 'singleSelect',
    valueOptions: ['Bakery', 'Dairy', 'Produce'],
    width: 130,
    editable: true,
  },
  {
    field: 'quantity',
    headerName: 'Quantity',
    type: 'number',
    width: 120,
    editable: true,
  },
];

const rows = [
  { id: 1, item: 'Rye bread', aisle: 'Bakery', quantity: 1 },
  { id: 2, item: 'Yogurt', aisle: 'Dairy', quantity: 6 },
  { id: 3, item: 'Leeks', aisle: 'Produce', quantity: 2 },
  { id: 4, item: 'Croissants', aisle: 'Bakery', quantity: 4 },
  { id: 5, item: 'Plums', aisle: 'Produce', quantity: 12 },
  { id: 6, item: 'Butter', aisle: 'Dairy', quantity: 2 },
];

export default function FirstFeatures() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        aria-label="Shopping list"
        slots={{ toolbar: GridToolbar }}
        slotProps={{ toolbar: { showQuickFilter: true } }}
        checkboxSelection
        disableRowSelectionOnClick
        initialState={{
          sorting: { sortModel: [{ field: 'aisle', sort: 'asc' }] },
          pagination: { paginationModel: { pageSize: 5 } },
        }}
        pageSizeOptions={[5, 10]}
      />
    </div>
  );
}
