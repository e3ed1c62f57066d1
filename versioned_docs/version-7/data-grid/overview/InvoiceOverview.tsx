import * as React from 'react';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import { DataGrid, GridToolbar, type GridColDef } from '@mui/x-data-grid';

const clients = [
  'Harbor Coffee',
  'Nordlys Design',
  'Pico Robotics',
  'Villa Verde',
  'Atlas Freight',
];
const states = ['Paid', 'Open', 'Overdue'];
const colors = { Paid: 'success', Open: 'info', Overdue: 'error' } as const;

const rows = Array.from({ length: 60 }, (_, index) => {
  const stage = (index + Math.floor(index / 6)) % 3;
  return {
    id: index,
    invoice: `INV-${3001 + index}`,
    client: clients[(index * 3) % clients.length] ?? '',
    due: new Date(2025, index % 6, ((index * 5) % 27) + 1),
    amount: 240 + ((index * 791) % 9400),
    paid: [100, 40, 0][stage] ?? 0,
    state: states[stage] as keyof typeof colors,
  };
});

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'invoice', headerName: 'Invoice', width: 110 },
  { field: 'client', headerName: 'Client', flex: 1, minWidth: 140, editable: true },
  { field: 'due', headerName: 'Due', type: 'date', width: 110 },
  {
    field: 'amount',
    headerName: 'Amount',
    type: 'number',
    width: 110,
    valueFormatter: (value: number) => `€${value.toLocaleString('en-US')}`,
  },
  {
    field: 'paid',
    headerName: 'Paid',
    type: 'number',
    width: 110,
    display: 'flex',
    renderCell: ({ value, row }) => (
      <LinearProgress
        variant="determinate"
        value={value}
        aria-label={`Paid share of ${row.invoice}`}
        sx={{ width: '100%', height: 6, borderRadius: 3 }}
      />
    ),
  },
  {
    field: 'state',
    headerName: 'State',
    type: 'singleSelect',
    valueOptions: states,
    width: 120,
    renderCell: ({ row }) => (
      <Chip label={row.state} color={colors[row.state]} size="small" variant="outlined" />
    ),
  },
];

export default function InvoiceOverview() {
  return (
    <div style={{ height: 520, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        aria-label="Invoices"
        slots={{ toolbar: GridToolbar }}
        slotProps={{ toolbar: { showQuickFilter: true } }}
        checkboxSelection
        disableRowSelectionOnClick
        initialState={{
          sorting: { sortModel: [{ field: 'due', sort: 'asc' }] },
          pagination: { paginationModel: { pageSize: 25 } },
        }}
      />
    </div>
  );
}
