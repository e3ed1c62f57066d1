import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'part', headerName: 'Part', flex: 1, minWidth: 150 },
  { field: 'supplier', headerName: 'Supplier', width: 150 },
  { field: 'stock', headerName: 'In stock', type: 'number', width: 150 },
];

const rows = [
  { id: 1, part: 'Brake pad', supplier: 'Norfa', stock: 18 },
  { id: 2, part: 'Chain 11-speed', supplier: 'Velocore', stock: 3 },
  { id: 3, part: 'Inner tube 28"', supplier: 'Norfa', stock: 96 },
  { id: 4, part: 'Saddle', supplier: 'Altura', stock: 5 },
  { id: 5, part: 'Bottom bracket', supplier: 'Velocore', stock: 0 },
];

export default function InitialFilter() {
  return (
    <div style={{ height: 373, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'stock', operator: '<', value: 10 }] },
          },
        }}
        hideFooterPagination
        aria-label="Bicycle parts"
      />
    </div>
  );
}
