import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Flight {
  id: string;
  route: string;
  seats: number;
  sold: number;
}

const columns: GridColDef<Flight>[] = [
  { field: 'id', headerName: 'Flight', width: 110 },
  { field: 'route', headerName: 'Route', flex: 1, minWidth: 150 },
  {
    field: 'load',
    headerName: 'Sold',
    type: 'number',
    width: 130,
    // In percent, so that users type 80 and not 0.8 into the filter.
    valueGetter: (_value, row) => Math.round((row.sold / row.seats) * 100),
    valueFormatter: (value: number) => `${value}%`,
  },
];

const rows: Flight[] = [
  { id: 'QX 12', route: 'Lisbon – Dakar', seats: 180, sold: 171 },
  { id: 'QX 18', route: 'Lisbon – Funchal', seats: 110, sold: 64 },
  { id: 'QX 31', route: 'Porto – Geneva', seats: 144, sold: 122 },
  { id: 'QX 44', route: 'Faro – Dublin', seats: 180, sold: 97 },
];

export default function FilterDerivedValue() {
  return (
    <div style={{ height: 268, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'load', operator: '>=', value: 80 }] },
          },
        }}
        hideFooter
        aria-label="Flights"
      />
    </div>
  );
}
