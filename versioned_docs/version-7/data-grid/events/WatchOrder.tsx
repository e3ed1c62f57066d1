import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'bed', headerName: 'Bed', width: 90 },
  {
    field: 'crop',
    headerName: 'Crop (editable)',
    flex: 1,
    minWidth: 140,
    editable: true,
  },
];

const rows = [
  { id: 1, bed: 'North 1', crop: 'Kale' },
  { id: 2, bed: 'North 2', crop: 'Leek' },
  { id: 3, bed: 'South 1', crop: 'Chard' },
];

export default function WatchOrder() {
  const [heard, setHeard] = React.useState<string[]>([]);
  const hear = (name: string) => () => setHeard((before) => [...before, name].slice(-8));

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <div style={{ height: 216, width: '100%' }}>
        <DataGrid
          rows={rows}
          columns={columns}
          onCellClick={hear('onCellClick')}
          onCellDoubleClick={hear('onCellDoubleClick')}
          onCellEditStart={hear('onCellEditStart')}
          onCellEditStop={hear('onCellEditStop')}
          onCellKeyDown={hear('onCellKeyDown')}
          onColumnHeaderClick={hear('onColumnHeaderClick')}
          onRowClick={hear('onRowClick')}
          onRowSelectionModelChange={hear('onRowSelectionModelChange')}
          onSortModelChange={hear('onSortModelChange')}
          hideFooter
          aria-label="Garden beds"
        />
      </div>
      <Box role="log" aria-label="Events" sx={{ minHeight: 72, typography: 'body2' }}>
        {heard.join(' → ') || 'Click a cell, press a key, edit a crop.'}
      </Box>
    </Stack>
  );
}
