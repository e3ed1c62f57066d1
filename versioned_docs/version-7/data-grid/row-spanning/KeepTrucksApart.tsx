import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Drop {
  id: number;
  truck: string;
  driver: string;
  dock: number;
  pallets: number;
}

const withinTruck = (value: string | number, row: Drop) => `${row.truck}/${value}`;

const columns: GridColDef<Drop>[] = [
  { field: 'truck', headerName: 'Truck', width: 110 },
  {
    field: 'driver',
    headerName: 'Driver',
    flex: 1,
    minWidth: 120,
    rowSpanValueGetter: withinTruck,
  },
  {
    field: 'dock',
    headerName: 'Dock',
    type: 'number',
    width: 90,
    rowSpanValueGetter: withinTruck,
  },
  {
    field: 'pallets',
    headerName: 'Pallets',
    type: 'number',
    width: 100,
    rowSpanValueGetter: () => null,
  },
];

const rows: Drop[] = [
  { id: 1, truck: 'HX-41', driver: 'Amara Osei', dock: 6, pallets: 8 },
  { id: 2, truck: 'HX-41', driver: 'Amara Osei', dock: 7, pallets: 8 },
  { id: 3, truck: 'KR-09', driver: 'Amara Osei', dock: 7, pallets: 4 },
  { id: 4, truck: 'KR-09', driver: 'Luca Ferri', dock: 7, pallets: 11 },
];

export default function KeepTrucksApart() {
  return (
    <div style={{ height: 268, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        unstable_rowSpanning
        showColumnVerticalBorder
        showCellVerticalBorder
        disableRowSelectionOnClick
        hideFooter
        aria-label="Deliveries"
      />
    </div>
  );
}
