import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Lift {
  id: number;
  lift: string;
  wait?: number;
  wind?: number;
  snow?: number;
  closed?: string;
}

const columns: GridColDef<Lift>[] = [
  { field: 'lift', headerName: 'Lift', flex: 1, minWidth: 130 },
  {
    field: 'wait',
    headerName: 'Wait (min)',
    width: 110,
    valueGetter: (_value, row) => row.closed ?? row.wait,
    colSpan: (_value, row) => (row.closed ? 3 : 1),
  },
  { field: 'wind', headerName: 'Wind (km/h)', width: 120 },
  { field: 'snow', headerName: 'Snow (cm)', width: 110 },
];

const rows: Lift[] = [
  { id: 1, lift: 'Eagle Ridge', wait: 12, wind: 24, snow: 85 },
  { id: 2, lift: 'North Face', closed: 'Closed until noon because of wind' },
  { id: 3, lift: 'Village', wait: 4, wind: 9, snow: 40 },
  { id: 4, lift: 'Glacier', closed: 'Closed for the season' },
];

export default function ClosedLifts() {
  return (
    <div style={{ height: 268, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} hideFooter aria-label="Lifts" />
    </div>
  );
}
