import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'floor', headerName: 'Floor', width: 110 },
  { field: 'room', headerName: 'Room', width: 120 },
  { field: 'exhibit', headerName: 'Exhibit', flex: 1, minWidth: 150 },
];

const rows = [
  { id: 1, floor: 'Ground', room: 'Foyer', exhibit: 'Bronze bell' },
  { id: 2, floor: 'Ground', room: 'Textiles', exhibit: 'Loom from Cusco' },
  { id: 3, floor: 'Ground', room: 'Textiles', exhibit: 'Indigo coat' },
  { id: 4, floor: 'Upper', room: 'Maps', exhibit: 'Chart of the Sound' },
  { id: 5, floor: 'Upper', room: 'Maps', exhibit: 'Globe, 1698' },
];

export default function ExhibitsByRoom() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        unstable_rowSpanning
        showCellVerticalBorder
        hideFooter
        aria-label="Exhibits"
      />
    </div>
  );
}
