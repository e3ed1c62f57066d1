import * as React from 'react';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'line', headerName: 'Line', width: 90 },
  { field: 'stop', headerName: 'Stop', flex: 1, minWidth: 130 },
  { field: 'lift', headerName: 'Lift', type: 'boolean', width: 90 },
];

const rows = [
  { id: 1, line: 'U2', stop: 'Town Hall', lift: true },
  { id: 2, line: 'U2', stop: 'Harbor', lift: false },
  { id: 3, line: 'S5', stop: 'University', lift: true },
  { id: 4, line: 'S5', stop: 'Airport', lift: true },
];

export default function NamedGrid() {
  const headingId = React.useId();

  return (
    <div style={{ width: '100%' }}>
      <Typography variant="h6" component="h3" id={headingId} gutterBottom>
        Stops with step-free access
      </Typography>
      <div style={{ height: 266 }}>
        <DataGrid rows={rows} columns={columns} aria-labelledby={headingId} hideFooter />
      </div>
    </div>
  );
}
