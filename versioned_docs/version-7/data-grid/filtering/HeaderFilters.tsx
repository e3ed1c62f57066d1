import * as React from 'react';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'species', headerName: 'Species', flex: 1, minWidth: 170 },
  { field: 'count', headerName: 'Sightings', type: 'number', width: 150 },
  { field: 'ringed', headerName: 'Ringed', type: 'boolean', width: 150 },
];

const rows = [
  { id: 1, species: 'White stork', count: 14, ringed: true },
  { id: 2, species: 'Red kite', count: 6, ringed: false },
  { id: 3, species: 'Common kingfisher', count: 3, ringed: true },
  { id: 4, species: 'Barn swallow', count: 58, ringed: false },
];

export default function HeaderFilters() {
  return (
    <div style={{ height: 324, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        headerFilters
        hideFooter
        aria-label="Bird sightings"
      />
    </div>
  );
}
