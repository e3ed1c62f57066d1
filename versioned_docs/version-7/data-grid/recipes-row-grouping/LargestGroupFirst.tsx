import {
  DataGridPremium,
  gridFilteredDescendantCountLookupSelector,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  type DataGridPremiumProps,
  type GridColDef,
  type GridComparatorFn,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'label', headerName: 'Label', width: 130 },
  { field: 'ticket', headerName: 'Ticket', flex: 1, minWidth: 180 },
];

const rows = [
  { id: 1, label: 'Login', ticket: 'Code never arrives' },
  { id: 2, label: 'Search', ticket: 'No results for umlauts' },
  { id: 3, label: 'Search', ticket: 'Slow on first letter' },
  { id: 4, label: 'Search', ticket: 'Order changes' },
  { id: 5, label: 'Print', ticket: 'Last page is blank' },
  { id: 6, label: 'Print', ticket: 'Wrong paper size' },
];

const bySize: GridComparatorFn = (_a, _b, first, second) => {
  const counts = gridFilteredDescendantCountLookupSelector({ current: first.api });
  return (counts[first.id] ?? 0) - (counts[second.id] ?? 0);
};

const groupingColDef: DataGridPremiumProps['groupingColDef'] = {
  sortComparator: bySize,
  sortingOrder: ['desc', 'asc'],
  width: 180,
};

export default function LargestGroupFirst() {
  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        groupingColDef={groupingColDef}
        initialState={{
          rowGrouping: { model: ['label'] },
          columns: { columnVisibilityModel: { label: false } },
          sorting: {
            sortModel: [{ field: GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD, sort: 'desc' }],
          },
        }}
        aria-label="Open tickets by label"
        hideFooter
      />
    </div>
  );
}
