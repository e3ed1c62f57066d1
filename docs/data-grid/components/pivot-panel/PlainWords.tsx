import {
  DataGridPremium,
  GridSidebarValue,
  type GridColDef,
  type GridLocaleText,
} from '@mui/x-data-grid-premium';

const localeText: Partial<GridLocaleText> = {
  toolbarPivot: 'Summarize',
  pivotToggleLabel: 'Summary',
  pivotRows: 'Down the side',
  pivotColumns: 'Across the top',
  pivotValues: 'Numbers inside',
  pivotDragToRows: 'Drag here what each row should be',
  pivotDragToColumns: 'Drag here what each column should be',
  pivotDragToValues: 'Drag here what to add up',
};

const columns: GridColDef[] = [
  { field: 'shop', headerName: 'Shop', width: 110 },
  { field: 'flavor', headerName: 'Flavor', width: 120 },
  { field: 'scoops', headerName: 'Scoops', type: 'number', width: 100 },
];

const rows = [
  { id: 1, shop: 'Pier', flavor: 'Lemon', scoops: 210 },
  { id: 2, shop: 'Pier', flavor: 'Hazelnut', scoops: 164 },
  { id: 3, shop: 'Square', flavor: 'Lemon', scoops: 98 },
  { id: 4, shop: 'Square', flavor: 'Hazelnut', scoops: 187 },
];

export default function PlainWords() {
  return (
    <div style={{ height: 560, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        localeText={localeText}
        initialState={{
          pivoting: {
            enabled: true,
            model: {
              rows: [{ field: 'flavor' }],
              columns: [{ field: 'shop' }],
              values: [{ field: 'scoops', aggFunc: 'sum' }],
            },
          },
          sidebar: { open: true, value: GridSidebarValue.Pivot },
        }}
        showToolbar
        hideFooter
        aria-label="Ice cream"
      />
    </div>
  );
}
