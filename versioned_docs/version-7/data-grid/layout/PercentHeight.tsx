import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'player', headerName: 'Player', flex: 2, minWidth: 110 },
  { field: 'position', headerName: 'Position', flex: 1, minWidth: 100 },
  { field: 'goals', headerName: 'Goals', type: 'number', flex: 1, minWidth: 80 },
];

const rows = [
  { id: 1, player: 'Iwu', position: 'Wing', goals: 11 },
  { id: 2, player: 'Sørensen', position: 'Forward', goals: 19 },
  { id: 3, player: 'Baptista', position: 'Defense', goals: 2 },
  { id: 4, player: 'Novak', position: 'Midfield', goals: 6 },
];

export default function PercentHeight() {
  return (
    <Box
      sx={{
        boxSizing: 'border-box',
        height: 300,
        width: '90%',
        minWidth: 240,
        maxWidth: '100%',
        minHeight: 160,
        overflow: 'hidden',
        resize: 'both',
        p: 1,
        border: 1,
        borderColor: 'divider',
      }}
    >
      <div style={{ height: '100%', width: '100%' }}>
        <DataGrid rows={rows} columns={columns} hideFooter aria-label="Team" />
      </div>
    </Box>
  );
}
