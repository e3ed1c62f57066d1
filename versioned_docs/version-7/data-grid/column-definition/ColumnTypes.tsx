import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'ship', headerName: 'string', width: 120 },
  { field: 'crew', headerName: 'number', type: 'number', width: 100 },
  { field: 'built', headerName: 'date', type: 'date', width: 110 },
  { field: 'seen', headerName: 'dateTime', type: 'dateTime', width: 190 },
  { field: 'moored', headerName: 'boolean', type: 'boolean', width: 100 },
  {
    field: 'flag',
    headerName: 'singleSelect',
    type: 'singleSelect',
    width: 130,
    valueOptions: [
      { value: 'NO', label: 'Norway' },
      { value: 'PA', label: 'Panama' },
    ],
  },
];

const rows = [
  {
    id: 1,
    ship: 'Havørn',
    crew: 1240,
    built: new Date(2011, 4, 9),
    seen: new Date(2025, 2, 14, 16, 30),
    moored: false,
    flag: 'NO',
  },
  {
    id: 2,
    ship: 'Isla Coiba',
    crew: 18,
    built: new Date(2004, 10, 21),
    seen: new Date(2025, 2, 15, 7, 5),
    moored: true,
    flag: 'PA',
  },
];

export default function ColumnTypes() {
  return (
    <div style={{ height: 180, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        hideFooter
        aria-label="One column of each type"
      />
    </div>
  );
}
