import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'service', headerName: 'Service', width: 120 },
  { field: 'token', headerName: 'Request id', flex: 1, minWidth: 240 },
];

const rows = [
  { id: 1, service: 'payments', token: 'req_8f2c-41aa-90d7' },
  { id: 2, service: 'search', token: 'req_13be-77f0-22c9' },
  { id: 3, service: 'mailer', token: 'req_c0de-5510-4ea1' },
];

export default function SelectText() {
  return (
    <div style={{ height: 216, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        disableRowSelectionOnClick
        hideFooter
        aria-label="Failed requests"
      />
    </div>
  );
}
