import * as React from 'react';
import { DataGrid, type GridColDef, type GridComparatorFn } from '@mui/x-data-grid';

const severities = ['Low', 'Medium', 'High', 'Critical'];

const bySeverity: GridComparatorFn<string> = (a, b) =>
  severities.indexOf(a) - severities.indexOf(b);

const naturalOrder = new Intl.Collator('en', { numeric: true });

const columns: GridColDef[] = [
  {
    field: 'ticket',
    headerName: 'Ticket',
    width: 120,
    sortComparator: naturalOrder.compare,
  },
  { field: 'summary', headerName: 'Summary', flex: 1, minWidth: 200 },
  { field: 'severity', headerName: 'Severity', width: 140, sortComparator: bySeverity },
];

const rows = [
  { id: 1, ticket: 'BUG-9', summary: 'Totals drift after midnight', severity: 'High' },
  { id: 2, ticket: 'BUG-10', summary: 'Typo in the welcome mail', severity: 'Low' },
  {
    id: 3,
    ticket: 'BUG-87',
    summary: 'Login fails behind a proxy',
    severity: 'Critical',
  },
  { id: 4, ticket: 'BUG-102', summary: 'Slow export of 50,000 rows', severity: 'Medium' },
  { id: 5, ticket: 'BUG-11', summary: 'Map tiles are missing', severity: 'Medium' },
];

export default function SortByRank() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{
          sorting: { sortModel: [{ field: 'severity', sort: 'desc' }] },
        }}
        aria-label="Bug tickets"
        hideFooter
      />
    </div>
  );
}
