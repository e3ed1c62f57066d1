import * as React from 'react';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'blend', headerName: 'Blend', flex: 1, minWidth: 130 },
  { field: 'region', headerName: 'Region', width: 130 },
  { field: 'roast', headerName: 'Roast', width: 110 },
  { field: 'bags', headerName: 'Bags', type: 'number', width: 90 },
];

const rows = [
  { id: 1, blend: 'Morning Fog', region: 'Huila', roast: 'Medium', bags: 40 },
  { id: 2, blend: 'Red Clay', region: 'Nyeri', roast: 'Light', bags: 22 },
  { id: 3, blend: 'Night Train', region: 'Sumatra', roast: 'Dark', bags: 57 },
];

export default function BrandedGrid() {
  return (
    <div style={{ height: 216, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        hideFooter
        aria-label="Coffee blends"
        sx={{
          '--DataGrid-rowBorderColor': 'transparent',
          borderColor: 'primary.main',
          borderRadius: 0,
          [`& .${gridClasses.columnHeader}`]: {
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
            [`& .${gridClasses.sortButton}`]: { bgcolor: 'inherit', color: 'inherit' },
          },
          [`& .${gridClasses.menuIconButton}`]: { color: 'inherit' },
          [`& .${gridClasses.columnSeparator}`]: { color: 'primary.light' },
        }}
      />
    </div>
  );
}
