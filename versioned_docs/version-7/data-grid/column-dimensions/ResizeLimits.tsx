import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'trail', headerName: 'Trail', width: 170, minWidth: 120, maxWidth: 320 },
  { field: 'surface', headerName: 'Surface', width: 150 },
  { field: 'km', headerName: 'km', type: 'number', width: 90, resizable: false },
  { field: 'climb', headerName: 'Climb (m)', type: 'number', width: 130 },
];

const rows = [
  { id: 1, trail: 'Ridge of the Three Saints', surface: 'Rock', km: 14.2, climb: 980 },
  { id: 2, trail: 'Old Mill Loop', surface: 'Gravel, partly paved', km: 6.8, climb: 120 },
  { id: 3, trail: 'Glacier Mouth', surface: 'Moraine', km: 11.5, climb: 1340 },
];

export default function ResizeLimits() {
  return (
    <div style={{ height: 216, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        showColumnVerticalBorder
        hideFooter
        aria-label="Hiking trails"
      />
    </div>
  );
}
