import {
  DataGridPremium,
  GridSidebarValue,
  type GridColDef,
  type GridInitialState,
} from '@mui/x-data-grid-premium';

const reasons = ['Too small', 'Damaged', 'Changed mind'];
const articles = ['Raincoat', 'Boots', 'Backpack'];
const shops = ['Graz', 'Brno'];

const rows = Array.from({ length: 30 }, (_, index) => ({
  id: index + 1,
  receipt: `R-${2040 + index}`,
  article: articles[(index * 7) % 3],
  reason: reasons[Math.floor(index / 2) % 3],
  shop: shops[(index * 3) % 2],
  refund: 20 + ((index * 13) % 60),
}));

const columns: GridColDef[] = [
  // A number of its own for each row makes no useful group.
  { field: 'receipt', headerName: 'Receipt', width: 110, pivotable: false },
  { field: 'article', headerName: 'Article', width: 120 },
  { field: 'reason', headerName: 'Reason', width: 130 },
  { field: 'shop', headerName: 'Shop', width: 100 },
  { field: 'refund', headerName: 'Refund (€)', type: 'number', width: 120 },
];

const initialState: GridInitialState = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'article' }, { field: 'reason', hidden: true }],
      columns: [{ field: 'shop', sort: 'asc' }],
      values: [{ field: 'refund', aggFunc: 'sum' }],
    },
  },
  sidebar: { open: true, value: GridSidebarValue.Pivot },
};

export default function BuildPivot() {
  return (
    <div style={{ height: 560, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        initialState={initialState}
        showToolbar
        aria-label="Returned goods"
        hideFooter
      />
    </div>
  );
}
