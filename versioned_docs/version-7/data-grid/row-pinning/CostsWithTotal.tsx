import * as React from 'react';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'cost', headerName: 'Cost', flex: 1, minWidth: 140 },
  { field: 'perMonth', headerName: 'Per month (€)', type: 'number', width: 140 },
];

const rows = [
  { id: 1, cost: 'Rent', perMonth: 980 },
  { id: 2, cost: 'Heating', perMonth: 115 },
  { id: 3, cost: 'Electricity', perMonth: 62 },
  { id: 4, cost: 'Internet', perMonth: 35 },
  { id: 5, cost: 'Parking', perMonth: 48 },
  { id: 6, cost: 'Insurance', perMonth: 27 },
];

const pinnedRows = {
  bottom: [
    {
      id: 'total',
      cost: 'Total',
      perMonth: rows.reduce((sum, { perMonth }) => sum + perMonth, 0),
    },
  ],
};

export default function CostsWithTotal() {
  return (
    <div style={{ height: 268, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        pinnedRows={pinnedRows}
        hideFooter
        sx={{ '& .MuiDataGrid-pinnedRows': { fontWeight: 'bold' } }}
        aria-label="Costs of the flat"
      />
    </div>
  );
}
