import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'task', headerName: 'Task', flex: 1, minWidth: 150, editable: true },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 90, editable: true },
  { field: 'due', headerName: 'Due', type: 'date', width: 130, editable: true },
  {
    field: 'state',
    headerName: 'State',
    type: 'singleSelect',
    valueOptions: ['Open', 'In review', 'Done'],
    width: 120,
    editable: true,
  },
  { field: 'billed', headerName: 'Billed', type: 'boolean', width: 90, editable: true },
];

const rows = [
  {
    id: 1,
    task: 'Draw floor plan',
    hours: 6,
    due: new Date(2025, 4, 12),
    state: 'Done',
    billed: true,
  },
  {
    id: 2,
    task: 'Order windows',
    hours: 1.5,
    due: new Date(2025, 4, 20),
    state: 'Open',
    billed: false,
  },
  {
    id: 3,
    task: 'Meet the mason',
    hours: 2,
    due: new Date(2025, 5, 2),
    state: 'In review',
    billed: false,
  },
];

export default function EditByType() {
  return (
    <div style={{ height: 216, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} hideFooter aria-label="Building tasks" />
    </div>
  );
}
