import * as React from 'react';
import { DataGrid, type GridColDef, type GridColTypeDef } from '@mui/x-data-grid';

const percent: GridColTypeDef<number, string> = {
  type: 'number',
  width: 120,
  valueFormatter: (value: number) => `${value > 0 ? '+' : ''}${value.toFixed(1)}%`,
  cellClassName: ({ value }) => (value && value < 0 ? 'falling' : ''),
};

const columns: GridColDef[] = [
  { field: 'fund', headerName: 'Fund', flex: 1, minWidth: 150 },
  { field: 'week', headerName: '1 week', ...percent },
  { field: 'year', headerName: '1 year', ...percent },
  { field: 'decade', headerName: '10 years', ...percent, width: 130 },
];

const rows = [
  { id: 1, fund: 'Northern Timber', week: 0.4, year: -2.1, decade: 38.2 },
  { id: 2, fund: 'Harbor Bonds', week: -0.1, year: 1.9, decade: 14.7 },
  { id: 3, fund: 'Small Batteries', week: 2.6, year: 11.3, decade: -6.4 },
];

export default function SharedColumns() {
  return (
    <div style={{ height: 216, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        hideFooter
        aria-label="Funds"
        sx={{ '& .falling': { color: 'error.main' } }}
      />
    </div>
  );
}
