import { type GridColDef } from '@mui/x-data-grid-premium';

export interface Delivery {
  id: number;
  number: string;
  warehouse: string;
  pallets: number;
  value: number;
}

const warehouses = ['Antwerp', 'Bremen', 'Lyon', 'Turin'];

/** The deliveries of a year: 180, the same at every run. */
export const deliveries: Delivery[] = Array.from({ length: 180 }, (_, index) => ({
  id: index + 1,
  number: `D-${5000 + index}`,
  warehouse: warehouses[(index * 5 + Math.floor(index / 3)) % warehouses.length] ?? '',
  pallets: 1 + ((index * 7) % 22),
  value: 180 + ((index * 331) % 2400),
}));

const euros = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

export const deliveryColumns: GridColDef<Delivery>[] = [
  { field: 'number', headerName: 'Delivery', flex: 1, minWidth: 110 },
  { field: 'warehouse', headerName: 'Warehouse', width: 120 },
  { field: 'pallets', headerName: 'Pallets', type: 'number', width: 110 },
  {
    field: 'value',
    headerName: 'Value',
    type: 'number',
    width: 120,
    valueFormatter: (value: number) => (value == null ? '' : euros.format(value)),
  },
];
