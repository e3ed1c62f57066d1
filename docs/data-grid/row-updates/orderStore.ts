export interface Order {
  readonly id: number;
  readonly item: string;
  readonly pieces: number;
}

/** Frozen, as Immer and Redux Toolkit leave them. */
const freeze = (orders: Order[]): readonly Order[] =>
  Object.freeze(orders.map((order) => Object.freeze(order)));

let orders = freeze([
  { id: 1, item: 'Envelopes', pieces: 200 },
  { id: 2, item: 'Stamps', pieces: 150 },
  { id: 3, item: 'Parcel tape', pieces: 12 },
]);

const listeners = new Set<() => void>();

/** A small store. Those of Redux and Zustand have the same `getState` and `subscribe`. */
export const orderStore = {
  getState: () => orders,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  setPieces: (id: number, pieces: number) => {
    orders = freeze(
      orders.map((order) => (order.id === id ? { ...order, pieces } : order)),
    );
    listeners.forEach((listener) => listener());
  },
};
