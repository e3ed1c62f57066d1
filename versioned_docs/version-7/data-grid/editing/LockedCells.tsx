import * as React from 'react';
import { DataGrid, type GridCellParams, type GridColDef } from '@mui/x-data-grid';

interface Entry {
  id: number;
  month: string;
  budget: number;
  closed: boolean;
}

const columns: GridColDef<Entry>[] = [
  { field: 'month', headerName: 'Month', flex: 1, minWidth: 120 },
  {
    field: 'budget',
    headerName: 'Budget (€)',
    type: 'number',
    width: 140,
    editable: true,
  },
  { field: 'closed', headerName: 'Closed', type: 'boolean', width: 110 },
];

const rows: Entry[] = [
  { id: 1, month: 'January', budget: 4200, closed: true },
  { id: 2, month: 'February', budget: 3900, closed: true },
  { id: 3, month: 'March', budget: 4500, closed: false },
  { id: 4, month: 'April', budget: 4500, closed: false },
];

const isCellEditable = ({ row }: GridCellParams<Entry>) => !row.closed;

export default function LockedCells() {
  return (
    <div style={{ height: 268, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        isCellEditable={isCellEditable}
        getCellClassName={({ colDef, isEditable }) =>
          colDef.editable && !isEditable ? 'locked' : ''
        }
        sx={{ '& .locked': { color: 'text.secondary', fontStyle: 'italic' } }}
        hideFooter
        aria-label="Budget by month"
      />
    </div>
  );
}
