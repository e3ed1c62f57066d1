import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'invoice', headerName: 'Invoice', width: 120 },
  { field: 'client', headerName: 'Client', flex: 1, minWidth: 160 },
  { field: 'due', headerName: 'Due', type: 'date', width: 130 },
  {
    field: 'amount',
    headerName: 'Amount',
    type: 'number',
    width: 130,
    valueFormatter: (value: number) => `€${value.toLocaleString('en-US')}`,
  },
];

const rows = [
  {
    id: 1,
    invoice: 'INV-3017',
    client: 'Harbor Coffee',
    due: new Date(2025, 4, 30),
    amount: 840,
  },
  {
    id: 2,
    invoice: 'INV-3021',
    client: 'Nordlys Design',
    due: new Date(2025, 4, 12),
    amount: 12400,
  },
  {
    id: 3,
    invoice: 'INV-3024',
    client: 'Pico Robotics',
    due: new Date(2025, 5, 2),
    amount: 5150,
  },
  {
    id: 4,
    invoice: 'INV-3028',
    client: 'Villa Verde',
    due: new Date(2025, 4, 21),
    amount: 2290,
  },
  {
    id: 5,
    invoice: 'INV-3033',
    client: 'Atlas Freight',
    due: new Date(2025, 5, 15),
    amount: 7820,
  },
];

export default function InitialSort() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{
          sorting: { sortModel: [{ field: 'amount', sort: 'desc' }] },
        }}
        aria-label="Open invoices"
        hideFooter
      />
    </div>
  );
}
