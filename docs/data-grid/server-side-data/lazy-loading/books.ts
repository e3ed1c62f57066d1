import { type GridColDef } from '@mui/x-data-grid-pro';

export interface Book {
  id: number;
  title: string;
  shelf: string;
  year: number;
}

const adjectives = ['Silent', 'Hidden', 'Last', 'Golden', 'Broken', 'Distant', 'Winter'];
const nouns = [
  'Garden',
  'River',
  'Letter',
  'House',
  'Island',
  'Voyage',
  'Clock',
  'Forest',
];

/** A library of 2,000 books, the same at every run. */
export const books: Book[] = Array.from({ length: 2000 }, (_, index) => ({
  id: index + 1,
  title: `The ${adjectives[index % 7]} ${nouns[(index * 3) % 8]}, vol. ${1 + Math.floor(index / 56)}`,
  shelf: `${'ABCDEF'[index % 6]}-${1 + ((index * 13) % 90)}`,
  year: 1900 + ((index * 29) % 125),
}));

export const bookColumns: GridColDef<Book>[] = [
  { field: 'id', headerName: 'No.', type: 'number', width: 80 },
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 190 },
  { field: 'shelf', headerName: 'Shelf', width: 90 },
  { field: 'year', headerName: 'Year', type: 'number', width: 90 },
];
