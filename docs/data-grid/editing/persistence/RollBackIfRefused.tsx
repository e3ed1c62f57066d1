import * as React from 'react';
import Alert from '@mui/material/Alert';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { createRestApi } from '../../../shared/createRestApi';
import { readAnswer } from './readAnswer';

interface Seat {
  id: number;
  block: string;
  price: number;
}

const rows: Seat[] = [
  { id: 1, block: 'Stalls, front', price: 48 },
  { id: 2, block: 'Stalls, back', price: 36 },
  { id: 3, block: 'Balcony', price: 22 },
];

const request = createRestApi(rows, {
  latency: 1500,
  validate: ({ block, price }) =>
    price > 60 ? `${block}: the theater caps prices at €60.` : undefined,
});

const columns: GridColDef<Seat>[] = [
  { field: 'block', headerName: 'Block', flex: 1, minWidth: 140 },
  { field: 'price', headerName: 'Price (€)', type: 'number', width: 130, editable: true },
];

export default function RollBackIfRefused() {
  const apiRef = useGridApiRef();
  const [error, setError] = React.useState('');

  const savedPrices = React.useRef(new Map(rows.map(({ id, price }) => [id, price])));

  const send = async ({ id, price }: Seat) => {
    try {
      const body = JSON.stringify({ price });
      await readAnswer(await request(`/seats/${id}`, { method: 'PUT', body }));
      savedPrices.current.set(id, price);
    } catch (reason) {
      // A later edit of the same cell has its own request, so leave its value alone.
      if (apiRef.current?.getRow(id)?.price === price) {
        apiRef.current.updateRows([{ id, price: savedPrices.current.get(id) }]);
      }
      setError((reason as Error).message);
    }
  };

  const processRowUpdate = (seat: Seat, before: Seat) => {
    setError('');
    if (seat.price !== before.price) void send(seat);
    return seat;
  };

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 216 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          processRowUpdate={processRowUpdate}
          hideFooter
          aria-label="Ticket prices"
        />
      </div>
      <div style={{ minHeight: 56, paddingTop: 8 }}>
        {error && <Alert severity="error">{error} The old price is back.</Alert>}
      </div>
    </div>
  );
}
