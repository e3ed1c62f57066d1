import * as React from 'react';
import { DataGrid, GridToolbar, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'sku', headerName: 'SKU', width: 100 },
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'supplier', headerName: 'Supplier', width: 130 },
  { field: 'cost', headerName: 'Cost', type: 'number', width: 100, disableExport: true },
];

const rows = [
  { id: 1, sku: 'K-11', name: 'Kettle', supplier: 'Norda', cost: 17.4 },
  { id: 2, sku: 'K-12', name: 'Toaster', supplier: 'Norda', cost: 21 },
  { id: 3, sku: 'K-20', name: 'Blender', supplier: 'Vim', cost: 33.1 },
];

export default function ChooseColumns() {
  return (
    <div style={{ height: 288, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{ columns: { columnVisibilityModel: { supplier: false } } }}
        slots={{ toolbar: GridToolbar }}
        slotProps={{
          toolbar: {
            csvOptions: { allColumns: true },
            printOptions: { fields: ['sku', 'name'] },
          },
        }}
        hideFooter
        aria-label="Products"
      />
    </div>
  );
}
