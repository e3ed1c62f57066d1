import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { levelOf, parts } from './parts';

const euro = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });

/** Enough for twice the minimum, in boxes of five. */
const lines = parts
  .filter((part) => ['Out', 'Low'].includes(levelOf(part)))
  .map(({ id, name, supplier, stock, minimum, cost }) => {
    const pieces = Math.ceil((minimum * 2 - stock) / 5) * 5;
    return { id, name, supplier, pieces, price: pieces * cost };
  })
  .sort((a, b) => a.supplier.localeCompare(b.supplier));

type Line = (typeof lines)[number];

const pinnedRows = {
  bottom: [
    {
      id: 'total',
      name: 'Total',
      supplier: '',
      pieces: lines.reduce((sum, { pieces }) => sum + pieces, 0),
      price: lines.reduce((sum, { price }) => sum + price, 0),
    },
  ],
};

/** Only suppliers span rows: equal numbers of pieces mean nothing. */
const apart: Partial<GridColDef<Line>> = {
  sortable: false,
  rowSpanValueGetter: (_value, row) => row?.id,
};

const columns: GridColDef<Line>[] = [
  { field: 'supplier', headerName: 'Supplier', width: 140, sortable: false },
  { ...apart, field: 'name', headerName: 'Part', flex: 1, minWidth: 130 },
  { ...apart, field: 'pieces', headerName: 'Pieces', type: 'number', width: 100 },
  {
    ...apart,
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 120,
    valueFormatter: (value: number) => euro.format(value),
  },
];

export default function OrderSheet() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        rows={lines}
        columns={columns}
        pinnedRows={pinnedRows}
        unstable_rowSpanning
        disableColumnFilter
        showCellVerticalBorder
        hideFooter
        aria-label="Order sheet"
      />
    </div>
  );
}
