import * as React from 'react';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'account', headerName: 'Account', flex: 1, minWidth: 130 },
  {
    field: 'plan',
    headerName: 'Plan',
    type: 'number',
    width: 110,
    headerClassName: 'planned',
  },
  {
    field: 'actual',
    headerName: 'Actual',
    type: 'number',
    width: 110,
    headerClassName: 'actual',
  },
  {
    field: 'note',
    headerName: 'Note',
    width: 150,
    align: 'left',
    headerAlign: 'center',
  },
];

const rows = [
  { id: 1, account: 'Travel', plan: 4000, actual: 3120, note: '' },
  { id: 2, account: 'Software', plan: 1500, actual: 1890, note: 'New licenses' },
  { id: 3, account: 'Training', plan: 2200, actual: 2200, note: '' },
];

export default function StyledHeaders() {
  return (
    <div style={{ height: 216, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        showColumnVerticalBorder
        sx={{
          [`& .${gridClasses.columnHeader}`]: { bgcolor: 'action.hover' },
          [`& .${gridClasses.columnHeaderTitle}`]: { fontWeight: 700 },
          '& .planned': { fontStyle: 'italic' },
          '& .actual': { color: 'primary.main' },
        }}
        hideFooter
        aria-label="Budget"
      />
    </div>
  );
}
