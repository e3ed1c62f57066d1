import * as React from 'react';
import { DataGrid, type GridCellParams, type GridColDef } from '@mui/x-data-grid';

const byTemperature = ({ value }: GridCellParams<(typeof rows)[number], number>) => {
  if (value === undefined || (value > 4 && value < 25)) {
    return '';
  }
  return value <= 4 ? 'cold' : 'warm';
};

const months = ['jan', 'apr', 'jul', 'oct'] as const;
const names = { jan: 'January', apr: 'April', jul: 'July', oct: 'October' };

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'city', headerName: 'City', flex: 1, minWidth: 120, cellClassName: 'city' },
  ...months.map(
    (month): GridColDef<(typeof rows)[number]> => ({
      field: month,
      headerName: names[month],
      type: 'number',
      width: 110,
      cellClassName: byTemperature,
    }),
  ),
];

const rows = [
  { id: 1, city: 'Yakutsk', jan: -37, apr: -3, jul: 19, oct: -8 },
  { id: 2, city: 'Athens', jan: 10, apr: 16, jul: 29, oct: 19 },
  { id: 3, city: 'Nairobi', jan: 19, apr: 20, jul: 17, oct: 20 },
  { id: 4, city: 'Dallas', jan: 8, apr: 19, jul: 30, oct: 20 },
];

export default function CellClasses() {
  return (
    <div style={{ height: 268, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        hideFooter
        aria-label="Mean temperatures in °C"
        sx={{
          '& .city': { fontWeight: 600 },
          '& .cold': { color: 'info.main' },
          '& .warm': { color: 'error.main' },
        }}
      />
    </div>
  );
}
