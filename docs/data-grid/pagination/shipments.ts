import { type GridPaginationModel } from '@mui/x-data-grid';

export interface Shipment {
  id: string;
  from: string;
  to: string;
  containers: number;
}

const ports = ['Busan', 'Santos', 'Durban', 'Valencia', 'Mombasa', 'Seattle', 'Colombo'];

const shipments: Shipment[] = Array.from({ length: 58 }, (_, index) => ({
  id: `SH-${5200 + index}`,
  from: ports[index % ports.length] ?? '',
  to: ports[(index + 1 + (index % 5)) % ports.length] ?? '',
  containers: 4 + ((index * 13) % 60),
}));

export interface ShipmentPage {
  rows: Shipment[];
  total: number;
  hasNextPage: boolean;
}

/** Stands in for `GET /shipments?page=0&pageSize=5`. */
export async function fetchShipments(model: GridPaginationModel): Promise<ShipmentPage> {
  await new Promise((resolve) => {
    setTimeout(resolve, 400);
  });
  const start = model.page * model.pageSize;
  const end = start + model.pageSize;
  return {
    rows: shipments.slice(start, end),
    total: shipments.length,
    hasNextPage: end < shipments.length,
  };
}
