import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'city', headerName: 'City', flex: 1 },
  { field: 'visitors', headerName: 'Visitors', type: 'number', width: 110 },
];

const rows = [
  { id: 1, city: 'Lisbon', visitors: 5120 },
  { id: 2, city: 'Osaka', visitors: 8430 },
  { id: 3, city: 'Quito', visitors: 2970 },
  { id: 4, city: 'Tromsø', visitors: 1140 },
];

export default function PreviewDataGrid() {
  return (
    <div style={{ height: 212, width: '100%' }}>
      <DataGrid
        aria-label="Visitors by city"
        rows={rows}
        columns={columns}
        density="compact"
        hideFooter
        initialState={{ sorting: { sortModel: [{ field: 'visitors', sort: 'desc' }] } }}
      />
    </div>
  );
}
