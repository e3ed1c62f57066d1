import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Tide {
  id: number;
  at: Date;
  kind: 'High' | 'Low';
  height: number;
}

const columns: GridColDef<Tide>[] = [
  {
    field: 'day',
    headerName: 'Day',
    type: 'date',
    display: 'flex',
    width: 140,
    valueGetter: (_value, { at }) => at,
    rowSpanValueGetter: (_value, { at }) => at.toDateString(),
  },
  {
    field: 'at',
    headerName: 'Time',
    type: 'dateTime',
    width: 110,
    valueFormatter: (at: Date) =>
      at.toLocaleTimeString('en', { hour: '2-digit', minute: '2-digit' }),
  },
  { field: 'kind', headerName: 'Tide', width: 90 },
  { field: 'height', headerName: 'Height (m)', type: 'number', flex: 1, minWidth: 110 },
];

const rows: Tide[] = [
  { id: 1, at: new Date(2026, 4, 11, 3, 12), kind: 'High', height: 5.8 },
  { id: 2, at: new Date(2026, 4, 11, 9, 35), kind: 'Low', height: 1.2 },
  { id: 3, at: new Date(2026, 4, 11, 15, 41), kind: 'High', height: 5.6 },
  { id: 4, at: new Date(2026, 4, 12, 4, 3), kind: 'High', height: 5.9 },
  { id: 5, at: new Date(2026, 4, 12, 10, 24), kind: 'Low', height: 1.1 },
];

export default function TidesByDay() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        unstable_rowSpanning
        disableRowSelectionOnClick
        hideFooter
        aria-label="Tides"
      />
    </div>
  );
}
