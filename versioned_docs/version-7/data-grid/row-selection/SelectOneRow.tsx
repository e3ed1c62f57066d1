import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'room', headerName: 'Room', flex: 1, minWidth: 140 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 110 },
  { field: 'floor', headerName: 'Floor', width: 120 },
];

const rows = [
  { id: 1, room: 'Aurora', seats: 12, floor: '2nd' },
  { id: 2, room: 'Borealis', seats: 6, floor: '2nd' },
  { id: 3, room: 'Cassini', seats: 20, floor: '4th' },
  { id: 4, room: 'Doppler', seats: 4, floor: '5th' },
];

export default function SelectOneRow() {
  return (
    <div style={{ height: 321, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        hideFooterPagination
        aria-label="Meeting rooms"
      />
    </div>
  );
}
