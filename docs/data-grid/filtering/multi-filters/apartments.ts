import { type GridColDef } from '@mui/x-data-grid-pro';

export interface Apartment {
  id: number;
  street: string;
  district: string;
  rooms: number;
  rent: number;
  balcony: boolean;
}

const streets = ['Mill Lane', 'Harbor Road', 'Elm Street', 'Station Square', 'Hill View'];
const districts = ['Center', 'Harbor', 'North', 'West'];

/** What a letting agency has on offer. */
export const apartments: Apartment[] = Array.from({ length: 32 }, (_, index) => ({
  id: index + 1,
  street: `${streets[index % streets.length]} ${3 + ((index * 7) % 60)}`,
  district: districts[(index * 3) % districts.length] ?? '',
  rooms: 1 + (index % 5),
  rent: 620 + ((index * 137) % 1400),
  balcony: index % 3 !== 0,
}));

export const apartmentColumns: GridColDef<Apartment>[] = [
  { field: 'street', headerName: 'Address', flex: 1, minWidth: 140 },
  {
    field: 'district',
    headerName: 'District',
    type: 'singleSelect',
    valueOptions: districts,
    width: 130,
  },
  { field: 'rooms', headerName: 'Rooms', type: 'number', width: 130 },
  { field: 'rent', headerName: 'Rent', type: 'number', width: 110 },
  { field: 'balcony', headerName: 'Balcony', type: 'boolean', width: 120 },
];
