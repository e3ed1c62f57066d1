import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const yen = new Intl.NumberFormat('ja-JP', { style: 'currency', currency: 'JPY' });
const month = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric' });

const columns: GridColDef[] = [
  { field: 'account', headerName: 'Account', flex: 1, minWidth: 140 },
  {
    field: 'opened',
    headerName: 'Opened',
    type: 'date',
    width: 160,
    valueFormatter: (value: Date) => month.format(value),
  },
  {
    field: 'balance',
    headerName: 'Balance',
    type: 'number',
    width: 140,
    valueFormatter: (value: number | null) =>
      value === null ? 'Closed' : yen.format(value),
  },
];

const rows = [
  { id: 1, account: 'Travel', opened: new Date(2021, 3, 1), balance: 182000 },
  { id: 2, account: 'Household', opened: new Date(2016, 8, 12), balance: 45300 },
  { id: 3, account: 'Old savings', opened: new Date(2009, 0, 30), balance: null },
];

export default function FormattedValues() {
  return (
    <div style={{ height: 216, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} hideFooter aria-label="Bank accounts" />
    </div>
  );
}
