import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { DataGrid, GridEditInputCell, type GridColDef } from '@mui/x-data-grid';
import { quotesAt } from './market';
import { useTicks } from './useTicks';

interface Watched {
  id: number;
  goods: string;
  price: number;
  limit: number | null;
}

const watch = (tick: number) => quotesAt(tick).slice(0, 4);
const start: Watched[] = watch(0).map(({ id, goods, price }) => ({
  id,
  goods,
  price,
  limit: id === 1 ? Math.round(price * 1.02) : null,
}));

const columns: GridColDef<Watched>[] = [
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 110 },
  { field: 'price', headerName: 'Price (€)', type: 'number', width: 110 },
  {
    field: 'limit',
    headerName: 'Alert above',
    type: 'number',
    width: 140,
    editable: true,
    renderEditCell: (params) => (
      <GridEditInputCell {...params} inputProps={{ 'aria-label': 'Alert above' }} />
    ),
  },
];

const isAbove = ({ price, limit }: Watched) => limit !== null && price > limit;

export default function PriceAlerts() {
  const [rows, setRows] = React.useState(start);
  const [isOpen, setIsOpen] = React.useState(false);

  useTicks(isOpen, 1000, (tick) => {
    const prices = watch(tick * 3).map(({ price }) => price);
    setRows((current) =>
      // Only the prices change, so the limits that users have entered stay.
      current.map((row, index) => {
        const price = prices[index] ?? row.price;
        return row.price === price ? row : { ...row, price };
      }),
    );
  });

  const above = rows.filter(isAbove).map(({ goods }) => goods);

  return (
    <div style={{ width: '100%' }}>
      <Button onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? 'Close the market' : 'Open the market'}
      </Button>
      <div style={{ height: 268 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          processRowUpdate={(row: Watched) => {
            // The state may have a newer price, so update only the limit.
            setRows((current) =>
              current.map((each) =>
                each.id === row.id ? { ...each, limit: row.limit } : each,
              ),
            );
            return row;
          }}
          getRowClassName={({ row }) => (isAbove(row) ? 'above' : '')}
          sx={{ '& .above': { bgcolor: 'action.selected', fontWeight: 700 } }}
          hideFooter
          aria-label="Watched prices"
        />
      </div>
      <Alert
        severity={above.length > 0 ? 'warning' : 'info'}
        role="status"
        sx={{ mt: 1 }}
      >
        {above.length > 0
          ? `Above your limit: ${above.join(', ')}`
          : 'No limit is reached.'}
      </Alert>
    </div>
  );
}
