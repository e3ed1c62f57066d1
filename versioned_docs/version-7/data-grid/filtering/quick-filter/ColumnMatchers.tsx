import * as React from 'react';
import { DataGrid, GridToolbar, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'artist', headerName: 'Artist', flex: 1, minWidth: 120 },
  {
    field: 'year',
    headerName: 'Year',
    type: 'number',
    width: 90,
    valueFormatter: (value: number) => String(value),
    getApplyQuickFilterFn: (word) => (value) => String(value).startsWith(String(word)),
  },
  {
    field: 'sold',
    headerName: 'Sold',
    type: 'boolean',
    width: 90,
    getApplyQuickFilterFn: (word) =>
      String(word).toLowerCase() === 'sold' ? (value) => value === true : null,
  },
  {
    field: 'note',
    headerName: 'Internal note',
    width: 150,
    getApplyQuickFilterFn: () => null,
  },
];

const rows = [
  { id: 1, artist: 'Lena Marsh', year: 1987, sold: true, note: 'Call Mr. Sold' },
  { id: 2, artist: 'Ivo Kral', year: 1984, sold: false, note: 'Sold copy exists' },
  { id: 3, artist: 'Lena Marsh', year: 1991, sold: true, note: '' },
  { id: 4, artist: 'Tove Berg', year: 2003, sold: false, note: 'From 198 Hill St' },
];

export default function ColumnMatchers() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={{ toolbar: GridToolbar }}
        slotProps={{ toolbar: { showQuickFilter: true } }}
        initialState={{
          filter: { filterModel: { items: [], quickFilterValues: ['198', 'sold'] } },
        }}
        hideFooter
        aria-label="Paintings of a gallery"
      />
    </div>
  );
}
