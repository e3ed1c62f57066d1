import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Order {
  id: number;
  customer: { name: string; city?: string };
  lines: number[];
  placed: string;
}

const columns: GridColDef<Order>[] = [
  {
    field: 'customer',
    headerName: 'Customer',
    flex: 1,
    minWidth: 130,
    valueGetter: (value: Order['customer']) => value.name,
  },
  {
    field: 'city',
    headerName: 'City',
    width: 120,
    valueGetter: (_value, row) => row.customer.city ?? 'Unknown',
  },
  {
    field: 'placed',
    headerName: 'Placed',
    type: 'date',
    width: 120,
    valueGetter: (value: string) => new Date(`${value}T00:00`),
  },
  {
    field: 'total',
    headerName: 'Total (€)',
    type: 'number',
    width: 120,
    valueGetter: (_value, row) => row.lines.reduce((sum, line) => sum + line, 0),
  },
];

const rows: Order[] = [
  {
    id: 1,
    customer: { name: 'Brewster', city: 'Cork' },
    lines: [40, 12],
    placed: '2025-03-02',
  },
  { id: 2, customer: { name: 'Okafor' }, lines: [310], placed: '2025-03-04' },
  {
    id: 3,
    customer: { name: 'Lindqvist', city: 'Umeå' },
    lines: [18, 7, 95],
    placed: '2025-02-26',
  },
];

export default function DerivedColumns() {
  return (
    <div style={{ height: 216, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        hideFooter
        aria-label="Orders with derived values"
      />
    </div>
  );
}
