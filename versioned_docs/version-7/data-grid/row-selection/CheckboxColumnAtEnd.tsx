import * as React from 'react';
import {
  DataGrid,
  GRID_CHECKBOX_SELECTION_COL_DEF,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'dish', headerName: 'Dish', flex: 1, minWidth: 160 },
  { field: 'portion', headerName: 'Portion', width: 120 },
  { field: 'price', headerName: 'Price (€)', type: 'number', width: 120 },
  { ...GRID_CHECKBOX_SELECTION_COL_DEF, width: 90 },
];

const rows = [
  { id: 1, dish: 'Bibimbap', portion: 'Large', price: 14 },
  { id: 2, dish: 'Ribollita', portion: 'Regular', price: 11 },
  { id: 3, dish: 'Feijoada', portion: 'Large', price: 16 },
  { id: 4, dish: 'Pierogi', portion: 'Regular', price: 10 },
];

export default function CheckboxColumnAtEnd() {
  return (
    <div style={{ height: 321, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        checkboxSelection
        hideFooterPagination
        slotProps={{ baseCheckbox: { color: 'secondary' } }}
        aria-label="Menu"
      />
    </div>
  );
}
