import * as React from 'react';
import Typography from '@mui/material/Typography';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Booking {
  id: number;
  guest: string;
  nights: number;
  breakfast: boolean;
}

const columns: GridColDef<Booking>[] = [
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 140, editable: true },
  { field: 'nights', headerName: 'Nights', type: 'number', width: 110, editable: true },
  {
    field: 'breakfast',
    headerName: 'Breakfast',
    type: 'boolean',
    width: 120,
    editable: true,
  },
];

const rows: Booking[] = [
  { id: 1, guest: 'Farida Aziz', nights: 2, breakfast: true },
  { id: 2, guest: 'Lars Eik', nights: 5, breakfast: false },
  { id: 3, guest: 'Moana Tui', nights: 1, breakfast: true },
];

export default function EditableCells() {
  const [message, setMessage] = React.useState('Double-click a cell to edit it.');

  const saveRow = (row: Booking) => {
    const saved = { ...row, nights: Math.max(1, row.nights) };
    setMessage(`Saved: ${saved.guest}, ${saved.nights} nights.`);
    return saved;
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 216, width: '100%' }}>
        <DataGrid
          rows={rows}
          columns={columns}
          processRowUpdate={saveRow}
          hideFooter
          aria-label="Bookings"
        />
      </div>
      <Typography variant="body2" role="status">
        {message}
      </Typography>
    </Stack>
  );
}
