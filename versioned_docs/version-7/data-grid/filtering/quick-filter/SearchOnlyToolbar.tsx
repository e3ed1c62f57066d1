import * as React from 'react';
import { DataGrid, GridToolbar, type GridColDef } from '@mui/x-data-grid';
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
        slots={{ toolbar: GridToolbar }}
        disableColumnFilter
        disableColumnSelector
        disableDensitySelector
        slotProps={{
          toolbar: {
            showQuickFilter: true,
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
