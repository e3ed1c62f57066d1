import * as React from 'react';
import { DataGrid, GridToolbar, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'device', headerName: 'Device', flex: 1, minWidth: 140 },
  { field: 'assignee', headerName: 'Assigned to', width: 150 },
  { field: 'office', headerName: 'Office', width: 120 },
];

const rows = [
  { id: 1, device: 'Laptop 14"', assignee: 'Priya', office: 'Leeds' },
  { id: 2, device: 'Laptop 16"', assignee: 'Quentin', office: 'Nantes' },
  { id: 3, device: 'Tablet', assignee: 'Priya', office: 'Leeds' },
  { id: 4, device: 'Phone', assignee: 'Rahel', office: 'Nantes' },
];

export default function SearchAllColumns() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={{ toolbar: GridToolbar }}
        slotProps={{ toolbar: { showQuickFilter: true } }}
        initialState={{
          filter: { filterModel: { items: [], quickFilterValues: ['laptop'] } },
        }}
        hideFooter
        aria-label="Devices"
      />
    </div>
  );
}
