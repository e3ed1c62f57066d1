import * as React from 'react';
import { DataGrid, GridToolbar, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'plant', headerName: 'Plant', flex: 1, minWidth: 140 },
  { field: 'latin', headerName: 'Botanical name', width: 180 },
  { field: 'light', headerName: 'Light', width: 120 },
  { field: 'water', headerName: 'Water (ml/week)', type: 'number', width: 150 },
  { field: 'supplier', headerName: 'Supplier', width: 140 },
];

const rows = [
  {
    id: 1,
    plant: 'Snake plant',
    latin: 'Dracaena trifasciata',
    light: 'Shade',
    water: 120,
    supplier: 'Greenhaus',
  },
  {
    id: 2,
    plant: 'Boston fern',
    latin: 'Nephrolepis exaltata',
    light: 'Half shade',
    water: 600,
    supplier: 'Fern & Co',
  },
  {
    id: 3,
    plant: 'Jade plant',
    latin: 'Crassula ovata',
    light: 'Sun',
    water: 90,
    supplier: 'Greenhaus',
  },
];

export default function InitiallyHidden() {
  return (
    <div style={{ height: 268, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{
          columns: { columnVisibilityModel: { latin: false, supplier: false } },
        }}
        slots={{ toolbar: GridToolbar }}
        hideFooter
        aria-label="Plants"
      />
    </div>
  );
}
