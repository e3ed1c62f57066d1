import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const hours = Array.from({ length: 96 }, (_, index) => index);

const columns: GridColDef[] = [
  { field: 'meter', headerName: 'Meter', width: 110 },
  ...hours.map(
    (index): GridColDef => ({
      field: `q${index}`,
      headerName: `${String(Math.floor(index / 4)).padStart(2, '0')}:${String((index % 4) * 15).padStart(2, '0')}`,
      type: 'number',
      width: 80,
      valueGetter: (_value, row) => 20 + ((row.id * 31 + index * 17) % 60),
    }),
  ),
];

const rows = Array.from({ length: 100 }, (_, id) => ({ id, meter: `M-${1000 + id}` }));

export default function ManyColumns() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        density="compact"
        showCellVerticalBorder
        showColumnVerticalBorder
        aria-label="Electricity by quarter of an hour, kWh"
      />
    </div>
  );
}
