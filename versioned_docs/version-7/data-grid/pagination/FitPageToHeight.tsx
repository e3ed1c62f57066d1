import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const lines = ['Harbor', 'Airport', 'Old Town', 'University'];

const columns: GridColDef[] = [
  { field: 'stop', headerName: 'Stop', flex: 1, minWidth: 130 },
  { field: 'line', headerName: 'Line', width: 140 },
  { field: 'passengers', headerName: 'Passengers', type: 'number', width: 140 },
];

const rows = Array.from({ length: 37 }, (_, index) => ({
  id: index,
  stop: `Stop ${index + 1}`,
  line: lines[(index * 3) % lines.length],
  passengers: 120 + ((index * 83) % 640),
}));

export default function FitPageToHeight() {
  const [tall, setTall] = React.useState(false);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch checked={tall} onChange={(event) => setTall(event.target.checked)} />
        }
        label="Tall container"
      />
      <div style={{ height: tall ? 476 : 320, width: '100%' }}>
        <DataGrid rows={rows} columns={columns} autoPageSize aria-label="Tram stops" />
      </div>
    </Stack>
  );
}
