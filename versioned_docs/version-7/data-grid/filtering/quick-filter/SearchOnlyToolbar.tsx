import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { plants } from './plants';

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Plant', flex: 1, minWidth: 130 },
  { field: 'latin', headerName: 'Latin name', flex: 1, minWidth: 150 },
  { field: 'place', headerName: 'Place', width: 120 },
];

export default function SearchOnlyToolbar() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        rows={plants}
        columns={columns}
        showToolbar
        disableColumnFilter
        disableColumnSelector
        slotProps={{
          toolbar: {
            csvOptions: { disableToolbarButton: true },
            printOptions: { disableToolbarButton: true },
          },
        }}
        hideFooter
        aria-label="Plants of a nursery"
      />
    </div>
  );
}
