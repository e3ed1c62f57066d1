import * as React from 'react';
import {
  DataGrid,
  GridToolbar,
  getGridNumericOperators,
  getGridStringOperators,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'sleeve', headerName: 'Sleeve', width: 90, filterable: false },
  {
    field: 'album',
    headerName: 'Album',
    flex: 1,
    minWidth: 160,
    filterOperators: getGridStringOperators().filter(({ value }) => value === 'contains'),
  },
  {
    field: 'tracks',
    headerName: 'Tracks',
    type: 'number',
    width: 120,
    filterOperators: getGridNumericOperators().filter(({ value }) =>
      ['=', '>=', '<='].includes(value),
    ),
  },
];

const rows = [
  { id: 1, sleeve: 'Blue', album: 'Tidal Letters', tracks: 11 },
  { id: 2, sleeve: 'Ocher', album: 'Harvest Radio', tracks: 9 },
  { id: 3, sleeve: 'Black', album: 'Quarter Moon', tracks: 14 },
  { id: 4, sleeve: 'White', album: 'True North Sessions', tracks: 8 },
];

export default function LimitedFilters() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={{ toolbar: GridToolbar }}
        hideFooter
        aria-label="Albums"
      />
    </div>
  );
}
