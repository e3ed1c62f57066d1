import * as React from 'react';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  useGridApiRef,
  type GridAggregationFunction,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { quotesAt, type Quote } from './market';
import { useTicks } from './useTicks';

/** How many of the values are above zero. */
const rising: GridAggregationFunction<number, number> = {
  label: 'rising',
  apply: ({ values }) => values.filter((value) => Number(value) > 0).length,
  columnTypes: ['number'],
  hasCellUnit: false,
};

const columns: GridColDef<Quote>[] = [
  { field: 'kind', headerName: 'Kind', width: 120 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 110 },
  {
    field: 'price',
    headerName: 'Price (€)',
    type: 'number',
    width: 130,
    availableAggregationFunctions: ['avg', 'min', 'max'],
  },
  {
    field: 'change',
    headerName: 'Today (%)',
    type: 'number',
    width: 130,
    availableAggregationFunctions: ['rising'],
  },
];

const start = quotesAt(0);
const functions = { rising };

export default function MarketByKind() {
  const apiRef = useGridApiRef();
  const [isOpen, setIsOpen] = React.useState(false);

  useTicks(isOpen, 1000, (tick) => apiRef.current?.updateRows(quotesAt(tick * 2)));

  return (
    <div style={{ width: '100%' }}>
      <Button onClick={() => setIsOpen(!isOpen)}>{isOpen ? 'Pause' : 'Run'}</Button>
      <div style={{ height: 320 }}>
        <DataGridPremium
          apiRef={apiRef}
          rows={start}
          columns={columns}
          aggregationFunctions={functions}
          groupingColDef={{ width: 160 }}
          hideFooter
          initialState={{
            rowGrouping: { model: ['kind'] },
            aggregation: { model: { price: 'avg', change: 'rising' } },
            columns: { columnVisibilityModel: { kind: false } },
          }}
          aria-label="Market by kind"
        />
      </div>
    </div>
  );
}
