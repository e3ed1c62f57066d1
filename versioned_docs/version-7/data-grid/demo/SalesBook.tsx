import * as React from 'react';
import { DataGridPremium, GridToolbar, type GridColDef } from '@mui/x-data-grid-premium';
import { createSales } from './orders';

const rows = createSales(240);
const euros = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});
const formatEuros = (value?: number) => (value === undefined ? '' : euros.format(value));

const columns: GridColDef[] = [
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'blend', headerName: 'Blend', width: 140 },
  { field: 'quarter', headerName: 'Quarter', width: 110 },
  { field: 'kilos', headerName: 'kg', type: 'number', width: 120 },
  {
    field: 'revenue',
    headerName: 'Revenue',
    type: 'number',
    width: 140,
    valueFormatter: formatEuros,
  },
  {
    field: 'cost',
    headerName: 'Cost',
    type: 'number',
    width: 140,
    valueFormatter: formatEuros,
  },
];

export default function SalesBook() {
  return (
    <div style={{ height: 560, width: '100%' }}>
      <DataGridPremium
        aria-label="Sales"
        rows={rows}
        columns={columns}
        slots={{ toolbar: GridToolbar }}
        cellSelection
        disableRowSelectionOnClick
        groupingColDef={{ width: 220 }}
        initialState={{
          rowGrouping: { model: ['country', 'blend'] },
          columns: { columnVisibilityModel: { country: false, blend: false } },
          aggregation: { model: { kilos: 'sum', revenue: 'sum', cost: 'avg' } },
          sorting: {
            sortModel: [{ field: '__row_group_by_columns_group__', sort: 'asc' }],
          },
        }}
        slotProps={{
          toolbar: {
            showQuickFilter: true,
            excelOptions: { fileName: 'sales', includeHeaders: true },
          },
        }}
      />
    </div>
  );
}
