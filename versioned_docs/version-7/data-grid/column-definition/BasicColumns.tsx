import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'No.', width: 80 },
  { field: 'painting', headerName: 'Painting', flex: 1, minWidth: 160 },
  {
    field: 'medium',
    headerName: 'Medium',
    description: 'Paint and what it was painted on',
    width: 150,
  },
  {
    field: 'room',
    headerName: 'Room',
    width: 100,
    align: 'center',
    headerAlign: 'center',
  },
];

const rows = [
  { id: 1, painting: 'Orchard in Frost', medium: 'Oil on canvas', room: '4B' },
  { id: 2, painting: 'Ferry at Noon', medium: 'Gouache on paper', room: '2A' },
  { id: 3, painting: 'Three Violinists', medium: 'Tempera on wood', room: '4B' },
];

export default function BasicColumns() {
  return (
    <div style={{ height: 216, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} hideFooter aria-label="Paintings" />
    </div>
  );
}
