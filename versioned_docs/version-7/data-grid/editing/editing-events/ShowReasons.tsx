import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'bird', headerName: 'Bird', flex: 1, minWidth: 120, editable: true },
  { field: 'seen', headerName: 'Seen', type: 'number', width: 100, editable: true },
];

const rows = [
  { id: 1, bird: 'Kingfisher', seen: 2 },
  { id: 2, bird: 'Gray heron', seen: 5 },
  { id: 3, bird: 'Marsh harrier', seen: 1 },
];

export default function ShowReasons() {
  const [started, setStarted] = React.useState('–');
  const [stopped, setStopped] = React.useState('–');

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 216 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          onCellEditStart={({ reason = 'no reason' }) => setStarted(reason)}
          onCellEditStop={({ reason = 'no reason' }) => setStopped(reason)}
          hideFooter
          aria-label="Birds at the lake"
        />
      </div>
      <div role="status">
        <dl style={{ display: 'flex', gap: 24, margin: '8px 0' }}>
          <dt>Started by</dt>
          <dd style={{ margin: 0, minWidth: 130 }}>{started}</dd>
          <dt>Ended by</dt>
          <dd style={{ margin: 0 }}>{stopped}</dd>
        </dl>
      </div>
    </div>
  );
}
