import * as React from 'react';
import {
  DataGrid,
  GridFilterInputValue,
  GridToolbar,
  getGridDateOperators,
  type GridColDef,
  type GridFilterOperator,
  type GridValidRowModel,
} from '@mui/x-data-grid';

const today = new Date(2026, 4, 11);
const dayInMs = 24 * 60 * 60 * 1000;

const dueWithin: GridFilterOperator<GridValidRowModel, Date | null> = {
  value: 'dueWithin',
  label: 'within (days)',
  getApplyFilterFn: ({ value }) => {
    const days = Number(value);
    if (!value || Number.isNaN(days)) {
      return null;
    }
    const last = today.getTime() + days * dayInMs;
    return (due) =>
      due !== null && due.getTime() >= today.getTime() && due.getTime() <= last;
  },
  InputComponent: GridFilterInputValue,
  InputComponentProps: { type: 'number' },
};

const columns: GridColDef[] = [
  { field: 'invoice', headerName: 'Invoice', flex: 1, minWidth: 120 },
  {
    field: 'due',
    headerName: 'Due',
    type: 'date',
    width: 150,
    filterOperators: [dueWithin, ...getGridDateOperators()],
  },
];

const rows = [
  { id: 1, invoice: 'R-2044', due: new Date(2026, 4, 13) },
  { id: 2, invoice: 'R-2045', due: new Date(2026, 4, 18) },
  { id: 3, invoice: 'R-2046', due: new Date(2026, 5, 1) },
  { id: 4, invoice: 'R-2047', due: new Date(2026, 4, 2) },
];

export default function DueWithin() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'due', operator: 'dueWithin', value: '7' }] },
          },
        }}
        slots={{ toolbar: GridToolbar }}
        hideFooter
        aria-label="Invoices by due date"
      />
    </div>
  );
}
