import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'code', headerName: 'Code', width: 80 },
  { field: 'dish', headerName: 'Dish', width: 240 },
  { field: 'station', headerName: 'Station' },
  { field: 'price', headerName: 'Price (€)', type: 'number', width: 110 },
];

const rows = [
  { id: 1, code: 'S1', dish: 'Beetroot soup with dill', station: 'Soups', price: 7.5 },
  { id: 2, code: 'M4', dish: 'Braised lamb, white beans', station: 'Oven', price: 21 },
  { id: 3, code: 'D2', dish: 'Poached pear, almond cream', station: 'Pastry', price: 8 },
];

export default function ColumnWidths() {
  return (
    <div style={{ height: 216, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} hideFooter aria-label="Menu of the day" />
    </div>
  );
}
