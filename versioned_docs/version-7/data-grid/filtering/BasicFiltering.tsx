import * as React from 'react';
import { DataGrid, GridToolbar, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'concert', headerName: 'Concert', flex: 1, minWidth: 170 },
  { field: 'city', headerName: 'City', width: 130 },
  { field: 'date', headerName: 'Date', type: 'date', width: 120 },
  { field: 'price', headerName: 'Price (€)', type: 'number', width: 120 },
];

const rows = [
  {
    id: 1,
    concert: 'Winter Winds',
    city: 'Vienna',
    date: new Date(2025, 0, 18),
    price: 62,
  },
  {
    id: 2,
    concert: 'Strings at Dusk',
    city: 'Prague',
    date: new Date(2025, 1, 7),
    price: 45,
  },
  {
    id: 3,
    concert: 'Choir of Light',
    city: 'Vienna',
    date: new Date(2025, 1, 22),
    price: 38,
  },
  {
    id: 4,
    concert: 'Open Air Brass',
    city: 'Zürich',
    date: new Date(2025, 5, 14),
    price: 29,
  },
  {
    id: 5,
    concert: 'Piano Marathon',
    city: 'Prague',
    date: new Date(2025, 6, 3),
    price: 74,
  },
];

export default function BasicFiltering() {
  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={{ toolbar: GridToolbar }}
        hideFooter
        aria-label="Concerts"
      />
    </div>
  );
}
