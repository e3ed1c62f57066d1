import * as React from 'react';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'department', headerName: 'Department', width: 150 },
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 150 },
  { field: 'cost', headerName: 'Cost (€)', type: 'number', width: 140 },
];

const rows = [
  { id: 1, department: 'Studio', item: 'Microphones', cost: 1840 },
  { id: 2, department: 'Studio', item: 'Acoustic panels', cost: 960 },
  { id: 3, department: 'Newsroom', item: 'Laptops', cost: 7200 },
  { id: 4, department: 'Newsroom', item: 'Agency feed', cost: 2150 },
  { id: 5, department: 'Transmission', item: 'Antenna check', cost: 3400 },
];

export default function GroupedExpenses() {
  return (
    <div style={{ height: 528, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        defaultGroupingExpansionDepth={-1}
        initialState={{
          columns: { columnVisibilityModel: { department: false } },
          rowGrouping: { model: ['department'] },
          aggregation: { model: { cost: 'sum' } },
        }}
        hideFooter
        aria-label="Expenses of a radio station"
      />
    </div>
  );
}
