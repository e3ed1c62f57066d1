import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Book {
  id: number;
  title: string;
  shelf: string;
  summary: string;
}

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 150 },
  { field: 'shelf', headerName: 'Shelf', width: 110 },
];

const rows: Book[] = [
  { id: 1, title: 'Tide Tables', shelf: 'N 12', summary: 'Poems about a harbor town.' },
  { id: 2, title: 'The Glass Orchard', shelf: 'F 3', summary: 'A family of glaziers.' },
  { id: 3, title: 'Small Engines', shelf: 'T 40', summary: 'Repair for beginners.' },
];

export default function ShowClickedRow() {
  const [book, setBook] = React.useState<Book>();

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 216, width: '100%' }}>
        <DataGrid
          rows={rows}
          columns={columns}
          onRowClick={({ row }) => setBook(row)}
          onCellKeyDown={({ row }, event) => {
            if (event.key === 'Enter') {
              setBook(row);
            }
          }}
          disableRowSelectionOnClick
          hideFooter
          aria-label="Books"
        />
      </div>
      <Typography variant="body2" role="status">
        {book
          ? `${book.title}: ${book.summary}`
          : 'Click a row, or press Enter on a cell.'}
      </Typography>
    </Stack>
  );
}
