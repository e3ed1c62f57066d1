import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 200 },
  { field: 'author', headerName: 'Author', width: 190 },
  {
    field: 'year',
    headerName: 'Year',
    type: 'number',
    width: 100,
    valueFormatter: (value: number) => String(value),
  },
  { field: 'copies', headerName: 'Copies', type: 'number', width: 110 },
];

const rows = [
  { id: 1, title: 'Middlemarch', author: 'George Eliot', year: 1871, copies: 4 },
  {
    id: 2,
    title: 'The Left Hand of Darkness',
    author: 'Ursula K. Le Guin',
    year: 1969,
    copies: 7,
  },
  { id: 3, title: 'Things Fall Apart', author: 'Chinua Achebe', year: 1958, copies: 5 },
  { id: 4, title: 'Beloved', author: 'Toni Morrison', year: 1987, copies: 6 },
  { id: 5, title: 'Invisible Cities', author: 'Italo Calvino', year: 1972, copies: 3 },
  {
    id: 6,
    title: 'The Remains of the Day',
    author: 'Kazuo Ishiguro',
    year: 1989,
    copies: 7,
  },
];

export default function BasicSorting() {
  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} aria-label="Library books" hideFooter />
    </div>
  );
}
