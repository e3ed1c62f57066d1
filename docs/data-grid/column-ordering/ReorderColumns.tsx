import * as React from 'react';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'bird', headerName: 'Bird', width: 150 },
  { field: 'seen', headerName: 'Seen', type: 'number', width: 110 },
  { field: 'place', headerName: 'Place', flex: 1, minWidth: 150 },
  { field: 'observer', headerName: 'Observer', width: 140 },
];

const rows = [
  { id: 1, bird: 'Kingfisher', seen: 2, place: 'Mill pond', observer: 'Tamsin' },
  { id: 2, bird: 'Black stork', seen: 1, place: 'North meadow', observer: 'Erik' },
  { id: 3, bird: 'Hoopoe', seen: 4, place: 'Vineyard', observer: 'Tamsin' },
];

export default function ReorderColumns() {
  return (
    <div style={{ height: 216, width: '100%' }}>
      <DataGridPro rows={rows} columns={columns} hideFooter aria-label="Bird sightings" />
    </div>
  );
}
