import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';

const kinds = ['butter', 'flour', 'sugar', 'eggs'];
const names = ['Butter (g)', 'Flour (g)', 'Sugar (g)', 'Eggs'];

const columns: GridColDef[] = [
  { field: 'cake', headerName: 'Cake', flex: 1, minWidth: 130 },
  ...kinds.map(
    (field, index): GridColDef => ({
      field,
      headerName: names[index],
      type: 'number',
      width: 110,
    }),
  ),
];

const rows = [
  { id: 1, cake: 'Pound cake', butter: 250, flour: 250, sugar: 250, eggs: 4 },
  { id: 2, cake: 'Sponge', butter: 0, flour: 120, sugar: 120, eggs: 4 },
  { id: 3, cake: 'Crumble', butter: 125, flour: 200, sugar: 100, eggs: 0 },
  { id: 4, cake: 'Madeira', butter: 175, flour: 250, sugar: 175, eggs: 3 },
];

const { cell } = gridClasses;

/** A rule for each column: if one of its cells is under the pointer, all of them light up. */
const highlight = Object.fromEntries(
  columns.map(({ field }) => [
    `&:has(.${cell}[data-field="${field}"]:hover) .${cell}[data-field="${field}"]`,
    { bgcolor: 'action.hover' },
  ]),
);

export default function ColumnUnderPointer() {
  return (
    <div style={{ height: 268, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        hideFooter
        aria-label="Cakes"
        sx={highlight}
      />
    </div>
  );
}
