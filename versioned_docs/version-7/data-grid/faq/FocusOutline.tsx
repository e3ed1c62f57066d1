import * as React from 'react';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'platform', headerName: 'Platform', width: 110 },
  { field: 'destination', headerName: 'Destination', flex: 1, minWidth: 140 },
  { field: 'departs', headerName: 'Departs', width: 110 },
];

const rows = [
  { id: 1, platform: '4', destination: 'Ljubljana', departs: '14:05' },
  { id: 2, platform: '7', destination: 'Graz', departs: '14:12' },
  { id: 3, platform: '1', destination: 'Udine', departs: '14:30' },
];

export default function FocusOutline() {
  return (
    <div style={{ height: 216, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        hideFooter
        disableRowSelectionOnClick
        sx={{
          [`& .${gridClasses.cell}:focus:not(:focus-visible)`]: { outline: 'none' },
          [`& .${gridClasses.cell}:focus-visible`]: {
            outline: '2px solid',
            outlineColor: 'primary.main',
            outlineOffset: '-2px',
          },
        }}
        aria-label="Departures"
      />
    </div>
  );
}
