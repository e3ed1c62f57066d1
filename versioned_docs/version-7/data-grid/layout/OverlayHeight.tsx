import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'alert', headerName: 'Alert', flex: 1, minWidth: 160 },
  { field: 'raised', headerName: 'Raised', width: 140 },
];

export default function OverlayHeight() {
  return (
    <div
      style={{ display: 'flex', flexDirection: 'column', width: '100%', minHeight: 278 }}
    >
      <DataGrid
        rows={[]}
        columns={columns}
        hideFooter
        localeText={{ noRowsLabel: 'All quiet: no alerts' }}
        sx={{ '--DataGrid-overlayHeight': '220px' }}
        aria-label="Alerts"
      />
    </div>
  );
}
