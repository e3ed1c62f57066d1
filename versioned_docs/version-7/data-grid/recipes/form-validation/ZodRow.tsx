import * as React from 'react';
import { z } from 'zod';
import Alert from '@mui/material/Alert';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const tripSchema = z
  .object({
    id: z.number(),
    boat: z.string().trim().min(1, 'The boat is missing.'),
    seats: z.number('Seats are missing.').int().min(1, 'A trip needs a seat.'),
    booked: z.number('Bookings are missing.').int().min(0, 'Bookings start at 0.'),
  })
  .refine(({ seats, booked }) => booked <= seats, {
    error: 'More bookings than seats.',
    path: ['booked'],
  });

type Trip = z.infer<typeof tripSchema>;

const rows: Trip[] = [
  { id: 1, boat: 'Heron', seats: 12, booked: 9 },
  { id: 2, boat: 'Otter', seats: 20, booked: 20 },
  { id: 3, boat: 'Swift', seats: 8, booked: 2 },
];

const columns: GridColDef<Trip>[] = [
  { field: 'boat', headerName: 'Boat', flex: 1, minWidth: 110, editable: true },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 100, editable: true },
  { field: 'booked', headerName: 'Booked', type: 'number', width: 110, editable: true },
];

export default function ZodRow() {
  const [issues, setIssues] = React.useState<string[]>([]);

  const processRowUpdate = (row: Trip): Trip => {
    // Parsing also trims the name: the grid shows what it returns.
    const trip = tripSchema.parse(row);
    setIssues([]);
    return trip;
  };

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 216 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          editMode="row"
          processRowUpdate={processRowUpdate}
          onProcessRowUpdateError={(error) => {
            if (!(error instanceof z.ZodError)) throw error;
            setIssues(error.issues.map(({ message }) => message));
          }}
          onRowEditStop={({ reason }) => {
            if (reason === 'escapeKeyDown') setIssues([]);
          }}
          hideFooter
          aria-label="Boat trips"
        />
      </div>
      <div style={{ minHeight: 56, paddingTop: 8 }}>
        {issues.length > 0 && <Alert severity="error">{issues.join(' ')}</Alert>}
      </div>
    </div>
  );
}
