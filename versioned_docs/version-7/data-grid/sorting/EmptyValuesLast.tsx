import * as React from 'react';
import {
  DataGrid,
  gridNumberComparator,
  type GridColDef,
  type GridComparatorFn,
} from '@mui/x-data-grid';

const emptyLast =
  (direction: 1 | -1): GridComparatorFn<number | null> =>
  (a, b, paramsA, paramsB) => {
    if (a === null || b === null) {
      return Number(a === null) - Number(b === null);
    }
    return direction * gridNumberComparator(a, b, paramsA, paramsB);
  };

const columns: GridColDef[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 150 },
  { field: 'rain', headerName: 'Rain (mm)', type: 'number', width: 150 },
  {
    field: 'wind',
    headerName: 'Wind (km/h)',
    type: 'number',
    width: 150,
    getSortComparator: (direction) => emptyLast(direction === 'desc' ? -1 : 1),
  },
];

const rows = [
  { id: 1, station: 'Cape Point', rain: 2.4, wind: null },
  { id: 2, station: 'Ben Nevis', rain: 11.8, wind: 74 },
  { id: 3, station: 'Sonnblick', rain: null, wind: 52 },
  { id: 4, station: 'Mauna Loa', rain: 0, wind: null },
  { id: 5, station: 'Jungfraujoch', rain: null, wind: 38 },
];

export default function EmptyValuesLast() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{
          sorting: { sortModel: [{ field: 'wind', sort: 'asc' }] },
        }}
        aria-label="Weather stations"
        hideFooter
      />
    </div>
  );
}
