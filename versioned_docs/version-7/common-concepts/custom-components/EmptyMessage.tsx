import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import BeachAccessIcon from '@mui/icons-material/BeachAccess';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'task', headerName: 'Task', flex: 1 },
  { field: 'due', headerName: 'Due', width: 120 },
];

function NothingToDo() {
  return (
    <Stack sx={{ height: '100%', alignItems: 'center', justifyContent: 'center' }}>
      <BeachAccessIcon color="action" />
      <Typography variant="body2">Nothing to do today</Typography>
    </Stack>
  );
}

export default function EmptyMessage() {
  return (
    <div style={{ height: 240, width: '100%' }}>
      <DataGrid
        aria-label="Tasks"
        rows={[]}
        columns={columns}
        slots={{ noRowsOverlay: NothingToDo }}
        hideFooter
      />
    </div>
  );
}
