import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });
const money = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

const columns: GridColDef[] = [
  { field: 'donor', headerName: 'Donor', flex: 1, minWidth: 120 },
  {
    field: 'received',
    headerName: 'Received',
    type: 'date',
    width: 150,
    valueGetter: (value: string) => new Date(`${value}T00:00`),
    valueFormatter: (value: Date) => dates.format(value),
  },
  {
    field: 'pence',
    headerName: 'Amount',
    type: 'number',
    width: 130,
    valueGetter: (value: number) => value / 100,
    valueFormatter: (value: number) => money.format(value),
  },
];

const rows = [
  { id: 1, donor: 'E. Whitaker', received: '2026-02-03', pence: 2500 },
  { id: 2, donor: 'Mill Road Choir', received: '2026-01-17', pence: 41850 },
  { id: 3, donor: 'Anonymous', received: '2025-12-24', pence: 100000 },
];

export default function DatesAndMoney() {
  return (
    <div style={{ height: 216, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} hideFooter aria-label="Donations" />
    </div>
  );
}
