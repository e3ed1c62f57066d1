import * as React from 'react';
import { DataGrid, GridToolbar, type GridColDef } from '@mui/x-data-grid';

const months = ['January', 'February', 'March', 'April', 'May', 'June'];

const columns: GridColDef[] = [
  { field: 'region', headerName: 'Region', width: 120 },
  { field: 'internalKey', headerName: 'Internal key' },
  ...months.map(
    (month, index): GridColDef => ({
      field: `m${index + 1}`,
      headerName: month,
      type: 'number',
      valueGetter: (_value, row) => row.base + index * row.growth,
    }),
  ),
];

const rows = [
  { id: 1, region: 'Coast', internalKey: 'c-77', base: 410, growth: 12 },
  { id: 2, region: 'Highlands', internalKey: 'h-03', base: 260, growth: 31 },
  { id: 3, region: 'Islands', internalKey: 'i-19', base: 180, growth: -4 },
];

const getTogglableColumns = (all: GridColDef[]) =>
  all.map(({ field }) => field).filter((field) => field !== 'internalKey');

export default function TailoredColumnsPanel() {
  return (
    <div style={{ height: 268, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{ columns: { columnVisibilityModel: { internalKey: false } } }}
        slotProps={{
          columnsManagement: {
            getTogglableColumns,
            sort: 'asc',
            toggleAllMode: 'filteredOnly',
            disableResetButton: true,
          },
        }}
        slots={{ toolbar: GridToolbar }}
        hideFooter
        aria-label="Visitors"
      />
    </div>
  );
}
