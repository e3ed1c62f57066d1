import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, ride: 'Station to pier', price: 9 },
  { id: 2, ride: 'Pier to castle', price: 14 },
  { id: 3, ride: 'Castle to station', price: 11 },
];

export default function ButtonInsideRow() {
  const [text, setText] = React.useState('Nothing pressed yet');

  const columns = React.useMemo<GridColDef<(typeof rows)[number]>[]>(
    () => [
      { field: 'ride', headerName: 'Ride', flex: 1, minWidth: 140 },
      { field: 'price', headerName: 'Price', type: 'number', width: 90 },
      {
        field: 'book',
        headerName: 'Booking',
        width: 110,
        sortable: false,
        renderCell: ({ row, tabIndex }) => (
          <Button
            size="small"
            tabIndex={tabIndex}
            aria-label={`Book ${row.ride}`}
            onClick={(event) => {
              event.stopPropagation();
              setText(`Booked: ${row.ride}`);
            }}
          >
            Book
          </Button>
        ),
      },
    ],
    [],
  );

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 216, width: '100%' }}>
        <DataGrid
          rows={rows}
          columns={columns}
          onRowClick={({ row }) => setText(`Opened: ${row.ride}`)}
          hideFooter
          aria-label="Rides"
        />
      </div>
      <span role="status">{text}</span>
    </Stack>
  );
}
