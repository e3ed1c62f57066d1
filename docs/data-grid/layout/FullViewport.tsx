import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'sensor', headerName: 'Sensor', width: 120 },
  { field: 'hall', headerName: 'Hall', flex: 1, minWidth: 110 },
  { field: 'celsius', headerName: '°C', type: 'number', width: 90 },
  { field: 'online', headerName: 'Online', type: 'boolean', width: 100 },
];

const halls = ['Assembly', 'Paint shop', 'Warehouse', 'Loading dock'];

const rows = Array.from({ length: 80 }, (_, index) => ({
  id: index,
  sensor: `TX-${100 + index}`,
  hall: halls[index % halls.length],
  celsius: 16 + ((index * 7) % 12),
  online: index % 9 !== 0,
}));

export default function FullViewport() {
  const titleId = React.useId();

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: '100dvh' }}>
      <AppBar position="static">
        <Toolbar variant="dense">
          <Typography component="h2" variant="subtitle1" id={titleId}>
            Plant monitor
          </Typography>
        </Toolbar>
      </AppBar>
      <Box sx={{ flexGrow: 1, minHeight: 0 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          aria-labelledby={titleId}
          sx={{ border: 0, borderRadius: 0 }}
        />
      </Box>
    </Box>
  );
}
