import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Airport {
  iata: string;
  city: string;
  runways: number;
}

const columns: GridColDef<Airport>[] = [
  { field: 'iata', headerName: 'Code', width: 100 },
  { field: 'city', headerName: 'City', flex: 1, minWidth: 130 },
  { field: 'runways', headerName: 'Runways', type: 'number', width: 120 },
];

const rows: Airport[] = [
  { iata: 'KEF', city: 'Reykjavík', runways: 2 },
  { iata: 'NBO', city: 'Nairobi', runways: 1 },
  { iata: 'ZRH', city: 'Zürich', runways: 3 },
];

const getRowId = (row: Airport) => row.iata;

export default function CustomRowId() {
  return (
    <div style={{ height: 216, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        getRowId={getRowId}
        hideFooter
        aria-label="Airports"
      />
    </div>
  );
}
