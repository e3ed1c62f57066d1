import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'ticket', headerName: 'Ticket (90 px)', width: 90 },
  { field: 'subject', headerName: 'Subject (flex 2)', flex: 2, minWidth: 160 },
  { field: 'customer', headerName: 'Customer (flex 1)', flex: 1, minWidth: 120 },
  { field: 'agent', headerName: 'Agent (flex 1, max 140)', flex: 1, maxWidth: 140 },
];

const rows = [
  {
    id: 1,
    ticket: '#812',
    subject: 'Invoice shows twice',
    customer: 'Lumo',
    agent: 'Ada',
  },
  {
    id: 2,
    ticket: '#815',
    subject: 'Cannot sign in',
    customer: 'Perth Kayak',
    agent: 'Ito',
  },
  { id: 3, ticket: '#819', subject: 'Slow search', customer: 'Casa Blu', agent: 'Ada' },
];

export default function FluidColumns() {
  return (
    <div style={{ height: 216, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} hideFooter aria-label="Support tickets" />
    </div>
  );
}
