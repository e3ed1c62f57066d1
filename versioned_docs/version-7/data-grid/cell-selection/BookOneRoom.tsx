import * as React from 'react';
import {
  DataGridPremium,
  type GridCellSelectionModel,
  type GridColDef,
} from '@mui/x-data-grid-premium';

const hours = ['9:00', '10:00', '11:00', '12:00', '13:00', '14:00'];

const columns: GridColDef[] = [
  { field: 'room', headerName: 'Room', width: 110 },
  ...hours.map((hour): GridColDef => ({ field: hour, width: 80, sortable: false })),
];

const rows = [
  { id: 'birch', room: 'Birch', '12:00': 'Lunch' },
  { id: 'cedar', room: 'Cedar', '9:00': 'Standup' },
  { id: 'maple', room: 'Maple', '14:00': 'Review' },
];

const MAX_HOURS = 3;

/** The free hours of one room, three at most. */
function limit(model: GridCellSelectionModel): GridCellSelectionModel {
  const row = rows.find(({ id }) => Object.values(model[id] ?? {}).includes(true));
  if (!row) return {};
  const free = hours
    .filter((hour) => model[row.id]?.[hour] && !(hour in row))
    .slice(0, MAX_HOURS);
  return { [row.id]: Object.fromEntries(free.map((hour) => [hour, true])) };
}

export default function BookOneRoom() {
  const [model, setModel] = React.useState<GridCellSelectionModel>({});
  const [id, fields = {}] = Object.entries(model)[0] ?? [];
  const chosen = Object.keys(fields);

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 216 }}>
        <DataGridPremium
          rows={rows}
          columns={columns}
          cellSelection
          cellSelectionModel={model}
          onCellSelectionModelChange={(next) => setModel(limit(next))}
          disableRowSelectionOnClick
          disableColumnMenu
          hideFooter
          aria-label="Rooms"
        />
      </div>
      <p role="status">
        {chosen.length > 0 ? `${id}: ${chosen.join(', ')}` : 'Select up to three hours.'}
      </p>
    </div>
  );
}
