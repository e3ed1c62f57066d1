import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef, type GridRenderCellParams } from '@mui/x-data-grid';

interface Ride {
  id: number;
  ride: string;
  price: number;
}

const rows: Ride[] = [
  { id: 1, ride: 'Station to pier', price: 9 },
  { id: 2, ride: 'Pier to castle', price: 14 },
  { id: 3, ride: 'Castle to station', price: 11 },
];

interface BookButtonProps extends GridRenderCellParams<Ride> {
  onBook: (text: string) => void;
}

function BookButton({ row, tabIndex, hasFocus, onBook }: BookButtonProps) {
  const ref = React.useRef<HTMLButtonElement>(null);

  React.useEffect(() => {
    if (hasFocus) ref.current?.focus({ preventScroll: true });
  }, [hasFocus]);

  return (
    <Button
      ref={ref}
      size="small"
      tabIndex={tabIndex}
      aria-label={`Book ${row.ride}`}
      onClick={(event) => {
        event.stopPropagation();
        onBook(`Booked: ${row.ride}`);
      }}
    >
      Book
    </Button>
  );
}

export default function ButtonInsideRow() {
  const [text, setText] = React.useState('Nothing pressed yet');

  const columns = React.useMemo<GridColDef<Ride>[]>(
    () => [
      { field: 'ride', headerName: 'Ride', flex: 1, minWidth: 140 },
      { field: 'price', headerName: 'Price', type: 'number', width: 90 },
      {
        field: 'book',
        headerName: 'Booking',
        width: 110,
        sortable: false,
        renderCell: (params) => <BookButton {...params} onBook={setText} />,
      },
    ],
    [],
  );

  const open = ({ ride }: Ride) => setText(`Opened: ${ride}`);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 216, width: '100%' }}>
        <DataGrid
          rows={rows}
          columns={columns}
          onRowClick={({ row }) => open(row)}
          onCellKeyDown={({ row, field }, event) => {
            if (event.key === 'Enter' && field !== 'book') open(row);
          }}
          hideFooter
          aria-label="Rides"
        />
      </div>
      <span role="status">{text}</span>
    </Stack>
  );
}
