import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'from', headerName: 'From', width: 170 },
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 200 },
  { field: 'received', headerName: 'Received', width: 130 },
];

const rows = [
  { id: 1, from: 'Payroll', subject: 'Your payslip for May', received: '09:14' },
  { id: 2, from: 'Yuki Mori', subject: 'Photos from the offsite', received: '08:47' },
  { id: 3, from: 'Build bot', subject: 'main is green again', received: '08:02' },
  {
    id: 4,
    from: 'Facilities',
    subject: 'Elevator out of service',
    received: 'Yesterday',
  },
  {
    id: 5,
    from: 'Olu Adeyemi',
    subject: 'Draft agenda for Thursday',
    received: 'Yesterday',
  },
];

export default function CheckboxSelection() {
  return (
    <div style={{ height: 373, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        checkboxSelection
        hideFooterPagination
        aria-label="Inbox"
      />
    </div>
  );
}
