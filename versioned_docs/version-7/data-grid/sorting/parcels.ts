import { type GridSortModel } from '@mui/x-data-grid';

export interface Parcel {
  id: string;
  city: string;
  weight: number;
  status: string;
}

const cities = ['Lyon', 'Porto', 'Graz', 'Turku', 'Ghent', 'Split', 'Malmö', 'Bilbao'];
const statuses = ['In transit', 'Delivered', 'At customs'];

const parcels: Parcel[] = Array.from({ length: 24 }, (_, index) => ({
  id: `P-${4100 + index}`,
  city: cities[(index * 5) % cities.length] ?? '',
  weight: ((index * 37) % 90) / 10 + 0.4,
  status: statuses[(index * 2) % statuses.length] ?? '',
}));

/**
 * Stands in for `GET /parcels?sort=weight:desc`: the server alone decides the order.
 * @throws Error for the status, which this server cannot sort by
 */
export async function fetchParcels(sortModel: GridSortModel): Promise<Parcel[]> {
  await new Promise((resolve) => {
    setTimeout(resolve, 400);
  });

  const [item] = sortModel;
  if (!item) {
    return parcels.slice(0, 8);
  }
  if (item.field === 'status') {
    throw new Error('The server cannot sort by status.');
  }
  const field = item.field as keyof Parcel;
  const sign = item.sort === 'desc' ? -1 : 1;
  const sorted = [...parcels].sort(
    (a, b) => sign * (Number(a[field] > b[field]) - Number(a[field] < b[field])),
  );
  return sorted.slice(0, 8);
}
