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

const asked = new Set<number>();

/**
 * Stands in for `GET /shipments?page=0&pageSize=5`.
 * @throws Error when the second page is asked for the first time
 */
export async function fetchShipments(model: GridPaginationModel): Promise<ShipmentPage> {
  await new Promise((resolve) => {
    setTimeout(resolve, 400);
  });
  if (model.page === 1 && !asked.has(model.pageSize)) {
    asked.add(model.pageSize);
    throw new Error('The server did not answer.');
  }
  const start = model.page * model.pageSize;
  const end = start + model.pageSize;
  return {
    rows: shipments.slice(start, end),
    total: shipments.length,
    hasNextPage: end < shipments.length,
  };
}
