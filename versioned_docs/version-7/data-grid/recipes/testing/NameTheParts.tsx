import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'player', headerName: 'Player', flex: 1, minWidth: 120 },
  { field: 'goals', headerName: 'Goals', type: 'number', width: 110 },
];

const rows = [
  { id: 7, player: 'Ayo', goals: 12 },
  { id: 9, player: 'Brigid', goals: 17 },
  { id: 11, player: 'Chen', goals: 4 },
];

/** How Testing Library finds the part of the grid that has the focus. */
function describeElement(element: Element): string {
  const part = element.closest('[role], button, input');
  const role = part?.getAttribute('role') ?? part?.tagName.toLowerCase() ?? '';
  const input = part instanceof HTMLInputElement ? part.type : role;
  const name = part?.getAttribute('aria-label') ?? part?.textContent ?? '';
  return `getByRole('${input}', { name: '${name}' })`;
}

export default function NameTheParts() {
  const [query, setQuery] = React.useState('Click a part of the grid.');

  return (
    <div style={{ width: '100%' }}>
      <div
        style={{ height: 216 }}
        onFocus={(event) => setQuery(describeElement(event.target))}
      >
        <DataGrid
          rows={rows}
          columns={columns}
          checkboxSelection
          hideFooter
          aria-label="Scorers"
        />
      </div>
      <p>
        <code role="status">{query}</code>
      </p>
    </div>
  );
}
