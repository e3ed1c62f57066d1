import * as React from 'react';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orderStore, type Order } from './orderStore';

const useOrders = () =>
  React.useSyncExternalStore(
    orderStore.subscribe,
    orderStore.getState,
    orderStore.getState,
  );

const columns: GridColDef<Order>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 130 },
  { field: 'pieces', headerName: 'Pieces', type: 'number', width: 110, editable: true },
];

/** The grid reports an edit to the store, and the store brings the new rows. */
function save(order: Order): Order {
  orderStore.setPieces(order.id, Math.max(0, order.pieces));
  return orderStore.getState().find(({ id }) => id === order.id) ?? order;
}

/** Another part of the app that shows and changes the same rows. */
function Summary() {
  const orders = useOrders();
  const pieces = orders.reduce((sum, order) => sum + order.pieces, 0);
  const [first] = orders;

  return (
    <div>
      <Button onClick={() => first && orderStore.setPieces(first.id, first.pieces + 50)}>
        Order 50 more envelopes
      </Button>
      <span role="status">Pieces in all orders: {pieces}</span>
    </div>
  );
}

export default function RowsInStore() {
  const orders = useOrders();

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 216 }}>
        <DataGrid
          rows={orders}
          columns={columns}
          processRowUpdate={save}
          hideFooter
          aria-label="Orders in a store"
        />
      </div>
      <Summary />
    </div>
  );
}
