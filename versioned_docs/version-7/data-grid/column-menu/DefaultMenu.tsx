import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'lake', headerName: 'Lake', flex: 1, minWidth: 130 },
  { field: 'depth', headerName: 'Depth (m)', type: 'number', width: 130 },
  { field: 'country', headerName: 'Country', width: 150, sortable: false },
  { field: 'photo', headerName: 'Photo', width: 110, disableColumnMenu: true },
];

const rows = [
  { id: 1, lake: 'Baikal', depth: 1642, country: 'Russia', photo: 'L-001' },
  { id: 2, lake: 'Tanganyika', depth: 1470, country: 'Four countries', photo: 'L-014' },
  { id: 3, lake: 'Hornindalsvatnet', depth: 514, country: 'Norway', photo: 'L-023' },
];

export default function DefaultMenu() {
  return (
    <div style={{ height: 216, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} hideFooter aria-label="Lakes" />
    </div>
  );
}
