import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const money = new Intl.NumberFormat('de-AT', { style: 'currency', currency: 'EUR' });
const day = new Intl.DateTimeFormat('de-AT', { dateStyle: 'long', timeZone: 'UTC' });

const columns: GridColDef[] = [
  { field: 'rechnung', headerName: 'Rechnung', width: 120 },
  {
    field: 'datum',
    headerName: 'Datum',
    type: 'date',
    flex: 1,
    minWidth: 160,
    valueFormatter: (value?: Date) => (value ? day.format(value) : ''),
  },
  {
    field: 'betrag',
    headerName: 'Betrag',
    type: 'number',
    width: 150,
    valueFormatter: (value?: number) => (value == null ? '' : money.format(value)),
  },
];

const rows = [
  { id: 1, rechnung: 'R-1041', datum: new Date(Date.UTC(2026, 0, 31)), betrag: 1234.5 },
  { id: 2, rechnung: 'R-1042', datum: new Date(Date.UTC(2026, 2, 9)), betrag: 89 },
  { id: 3, rechnung: 'R-1043', datum: new Date(Date.UTC(2026, 4, 1)), betrag: 20500 },
];

export default function FormatValues() {
  return (
    <div lang="de" style={{ height: 268, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} hideFooter aria-label="Rechnungen" />
    </div>
  );
}
