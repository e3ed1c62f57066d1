import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'gate', headerName: 'Gate', width: 90 },
  { field: 'destination', headerName: 'Destination', flex: 1, minWidth: 140 },
  { field: 'boarding', headerName: 'Boarding', width: 120 },
];

const rows = [
  { id: 1, gate: 'A4', destination: 'Reykjavík', boarding: '10:25' },
  { id: 2, gate: 'B17', destination: 'Casablanca', boarding: '10:40' },
  { id: 3, gate: 'B19', destination: 'Tallinn', boarding: '10:55' },
  { id: 4, gate: 'C2', destination: 'Montevideo', boarding: '11:10' },
  { id: 5, gate: 'C8', destination: 'Tbilisi', boarding: '11:30' },
  { id: 6, gate: 'D1', destination: 'Valletta', boarding: '11:45' },
];

export default function FixedHeight() {
  return (
    <div style={{ height: 280, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} hideFooter aria-label="Departures" />
    </div>
  );
}
