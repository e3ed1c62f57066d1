import * as React from 'react';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'step', headerName: 'Step', width: 80, disableReorder: true },
  { field: 'task', headerName: 'Task', width: 170 },
  { field: 'tool', headerName: 'Tool', width: 130 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 110 },
  { field: 'done', headerName: 'Done', type: 'boolean', width: 90, disableReorder: true },
];

const rows = [
  { id: 1, step: '1', task: 'Take off the wheel', tool: 'Hand', minutes: 2, done: true },
  { id: 2, step: '2', task: 'Lift the tire', tool: 'Lever', minutes: 4, done: true },
  { id: 3, step: '3', task: 'Find the hole', tool: 'Bucket', minutes: 6, done: false },
];

export default function FixedFirstColumn() {
  return (
    <div style={{ height: 216, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        hideFooter
        aria-label="Fix a flat tire"
      />
    </div>
  );
}
