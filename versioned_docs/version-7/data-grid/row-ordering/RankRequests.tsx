import * as React from 'react';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'request', headerName: 'Request', flex: 1, minWidth: 160 },
  { field: 'votes', headerName: 'Votes', type: 'number', width: 90 },
];

const rows = [
  { id: 1, request: 'Dark covers for the app', votes: 48 },
  { id: 2, request: 'Print a route card', votes: 112 },
  { id: 3, request: 'Longer battery report', votes: 75 },
  { id: 4, request: 'Ride without an account', votes: 31 },
].map((row) => ({ ...row, __reorder__: row.request }));

export default function RankRequests() {
  return (
    <div style={{ height: 268, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        rowReordering
        disableColumnSorting
        disableColumnFilter
        hideFooter
        aria-label="Feature requests"
      />
    </div>
  );
}
