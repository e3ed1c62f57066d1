import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import {
  DataGridPro,
  gridNumberComparator,
  useGridApiRef,
  type GridCellParams,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { quotesAt, type Quote } from './market';
import { useTicks } from './useTicks';

const start = quotesAt(0);
const euro = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });
const percent = new Intl.NumberFormat('en', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: 'exceptZero',
});

const classOfChange = ({ value }: GridCellParams<Quote, number>) =>
  !value ? '' : value > 0 ? 'rising' : 'falling';

const columns: GridColDef<Quote>[] = [
  { field: 'goods', headerName: 'Goods', width: 120 },
  {
    field: 'kind',
    headerName: 'Kind',
    type: 'singleSelect',
    valueOptions: ['Fruit', 'Vegetables', 'Flowers'],
    width: 120,
  },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 110,
    valueFormatter: (value: number) => euro.format(value),
  },
  {
    field: 'change',
    headerName: 'Today (%)',
    type: 'number',
    width: 120,
    cellClassName: classOfChange,
    valueFormatter: (value: number) => percent.format(value),
  },
  {
    field: 'history',
    headerName: 'Last twelve',
    flex: 1,
    minWidth: 140,
    display: 'flex',
    filterable: false,
    sortComparator: (a: number[], b: number[], first, second) =>
      gridNumberComparator(a.at(-1), b.at(-1), first, second),
    renderCell: ({ value, row, colDef }) => (
      <div role="img" aria-label={`Prices of ${row.goods}`}>
        <SparkLineChart
          data={value}
          width={colDef.computedWidth - 20}
          height={32}
          yAxis={{ min: Math.min(...value), max: Math.max(...value) }}
        />
      </div>
    ),
  },
];

export default function PriceBoard() {
  const apiRef = useGridApiRef();
  const [isOpen, setIsOpen] = React.useState(false);

  useTicks(isOpen, 250, (tick) => {
    const updates = quotesAt(tick).filter(
      ({ id, price }) => apiRef.current?.getRow(id)?.price !== price,
    );
    apiRef.current?.updateRows(updates);
  });

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={isOpen} onChange={() => setIsOpen(!isOpen)} />}
        label="The market is open"
      />
      <div style={{ height: 480 }}>
        <DataGridPro
          apiRef={apiRef}
          rows={start}
          columns={columns}
          throttleRowsMs={500}
          rowHeight={40}
          hideFooter
          disableRowSelectionOnClick
          initialState={{
            pinnedColumns: { left: ['goods'] },
            sorting: { sortModel: [{ field: 'change', sort: 'desc' }] },
          }}
          sx={{
            '& .rising': { color: 'success.dark', fontWeight: 600 },
            '& .falling': { color: 'error.main', fontWeight: 600 },
          }}
          aria-label="Wholesale prices"
        />
      </div>
    </div>
  );
}
