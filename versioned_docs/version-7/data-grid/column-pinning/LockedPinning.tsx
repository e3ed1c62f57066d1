import * as React from 'react';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

const weeks = Array.from({ length: 10 }, (_, index) => `W${index + 20}`);

const columns: GridColDef[] = [
  { field: 'person', headerName: 'Person', width: 130, pinnable: false, hideable: false },
  ...weeks.map((week): GridColDef => ({ field: week, width: 90 })),
];

const shifts = ['early', 'late', 'night', 'free'];
const rows = ['Mila', 'Joris', 'Pawel'].map((person, row) => ({
  id: person,
  person,
  ...Object.fromEntries(
    weeks.map((week, index) => [week, shifts[(index + row) % shifts.length]]),
  ),
}));

export default function LockedPinning() {
  return (
    <div style={{ height: 232, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        initialState={{ pinnedColumns: { left: ['person'] } }}
        hideFooter
        aria-label="Shifts by week"
      />
    </div>
  );
}
