import * as React from 'react';
import { DataGrid, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';

const rows: GridRowsProp = [
  { id: 1, room: 'Linden', seats: 8, screen: true },
  { id: 2, room: 'Maple', seats: 20, screen: true },
  { id: 3, room: 'Rowan', seats: 4, screen: false },
];

const columns: GridColDef[] = [
  { field: 'room', headerName: 'Room', flex: 1, minWidth: 120 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 110 },
  { field: 'screen', headerName: 'Screen', type: 'boolean', width: 110 },
];

export default function BasicRows() {
  return (
    <div style={{ height: 216, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} hideFooter aria-label="Meeting rooms" />
    </div>
  );
}
