import * as React from 'react';
import { DataGrid, type GridColDef, type GridSortDirection } from '@mui/x-data-grid';

const highestFirst: GridSortDirection[] = ['desc', 'asc'];

const columns: GridColDef[] = [
  {
    field: 'country',
    headerName: 'Country',
    flex: 1,
    minWidth: 140,
    sortingOrder: ['asc', 'desc', null],
  },
  { field: 'gold', headerName: 'Gold', type: 'number', width: 120 },
  { field: 'silver', headerName: 'Silver', type: 'number', width: 120 },
  { field: 'bronze', headerName: 'Bronze', type: 'number', width: 120 },
];

const rows = [
  { id: 'FIN', country: 'Finland', gold: 4, silver: 2, bronze: 7 },
  { id: 'KEN', country: 'Kenya', gold: 6, silver: 5, bronze: 3 },
  { id: 'CHL', country: 'Chile', gold: 1, silver: 3, bronze: 4 },
  { id: 'NZL', country: 'New Zealand', gold: 9, silver: 6, bronze: 2 },
  { id: 'JAM', country: 'Jamaica', gold: 5, silver: 8, bronze: 5 },
];

export default function SortingCycle() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        sortingOrder={highestFirst}
        aria-label="Medals by country"
        hideFooter
      />
    </div>
  );
}
