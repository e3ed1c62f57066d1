import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'team', headerName: 'Team', width: 140 },
  { field: 'started', headerName: 'Started', type: 'date', width: 130 },
];

const rows = [
  { id: 1, name: 'Aiko Mori', team: 'Platform', started: new Date(2019, 2, 4) },
  { id: 2, name: 'Ben Carter', team: 'Design', started: new Date(2022, 8, 12) },
  { id: 3, name: 'Chioma Eze', team: 'Platform', started: new Date(2024, 0, 8) },
];

export default function FirstGrid() {
  return (
    <div style={{ height: 269, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        hideFooterPagination
        aria-label="Employees"
      />
    </div>
  );
}
