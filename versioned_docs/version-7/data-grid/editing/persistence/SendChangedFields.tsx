import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createRestApi } from '../../../shared/createRestApi';
import { readAnswer } from './readAnswer';

interface Room {
  id: number;
  name: string;
  beds: number;
  price: number;
}

const rows: Room[] = [
  { id: 11, name: 'Garden room', beds: 2, price: 96 },
  { id: 12, name: 'Corner room', beds: 3, price: 118 },
  { id: 21, name: 'Attic', beds: 4, price: 134 },
];

// In your app, this is `fetch`.
const request = createRestApi(rows, {
  validate: ({ beds }) => (beds > 6 ? 'No room has more than six beds.' : undefined),
});

const columns: GridColDef<Room>[] = [
  { field: 'name', headerName: 'Room', flex: 1, minWidth: 120 },
  { field: 'beds', headerName: 'Beds', type: 'number', width: 90, editable: true },
  { field: 'price', headerName: 'Price', type: 'number', width: 100, editable: true },
];

function findChanges(room: Room, before: Room): Partial<Room> {
  return Object.fromEntries(
    Object.entries(room).filter(
      ([field, value]) => before[field as keyof Room] !== value,
    ),
  );
}

export default function SendChangedFields() {
  const [message, setMessage] = React.useState('Change the beds or the price of a room.');

  const processRowUpdate = async (room: Room, before: Room) => {
    const body = JSON.stringify(findChanges(room, before));
    if (body === '{}') return before;
    setMessage(`PUT /rooms/${room.id} ${body}`);
    return readAnswer<Room>(await request(`/rooms/${room.id}`, { method: 'PUT', body }));
  };

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 216 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          processRowUpdate={processRowUpdate}
          onProcessRowUpdateError={(error: Error) => setMessage(error.message)}
          hideFooter
          aria-label="Hotel rooms"
        />
      </div>
      <p role="status">{message}</p>
    </div>
  );
}
