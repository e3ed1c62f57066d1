import * as React from 'react';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 140 },
  { field: 'code', headerName: 'Code', width: 110 },
  { field: 'tracks', headerName: 'Tracks', type: 'number', width: 110 },
];

const rows = [
  { id: 1, station: 'Kings Wharf', code: 'KWH', tracks: 6 },
  { id: 2, station: 'Elm Park', code: 'ELP', tracks: 2 },
  { id: 3, station: 'North Gate', code: 'NGT', tracks: 4 },
];

export default function CopyFromGrid() {
  const [copied, setCopied] = React.useState('');

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 214 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          checkboxSelection
          disableRowSelectionOnClick
          onClipboardCopy={setCopied}
          aria-label="Railway stations"
          hideFooter
        />
      </div>
      <Typography
        component="pre"
        variant="body2"
        role="status"
        sx={{ minHeight: 68, m: 0, pt: 1, overflow: 'auto' }}
      >
        {copied || 'Nothing has been copied yet.'}
      </Typography>
    </div>
  );
}
