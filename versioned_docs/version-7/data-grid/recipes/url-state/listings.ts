import type { GridColDef } from '@mui/x-data-grid';

const places = ['Seaside', 'Old town', 'Hillside', 'Harbor'];
const kinds = ['House', 'Apartment', 'Studio'];

/** Homes to rent. Every value follows from the index. */
export const listings = Array.from({ length: 40 }, (_, index) => ({
  id: 300 + index,
  kind: kinds[(index * 5) % kinds.length],
  place: places[(index * 7) % places.length],
  rooms: 1 + ((index * 3) % 5),
  rent: 480 + ((index * 137) % 900),
}));

export const columns: GridColDef[] = [
  { field: 'kind', headerName: 'Kind', width: 110 },
  { field: 'place', headerName: 'Place', flex: 1, minWidth: 100 },
  { field: 'rooms', headerName: 'Rooms', type: 'number', width: 90 },
  { field: 'rent', headerName: 'Rent (€)', type: 'number', width: 110 },
];
