import * as React from 'react';
import { DataGrid, GridToolbar, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'trail', headerName: 'Trail', flex: 1, minWidth: 140 },
  { field: 'region', headerName: 'Region', width: 120 },
  {
    field: 'length',
    headerName: 'Length',
    type: 'number',
    width: 110,
    valueFormatter: (value: number) => `${value} km`,
  },
];

const rows = [
  { id: 1, trail: 'Ridge Loop', region: 'North', length: 14.5 },
  { id: 2, trail: 'Old Mill Path', region: 'Valley', length: 6 },
  { id: 3, trail: 'Three Lakes', region: 'North', length: 21 },
  { id: 4, trail: 'Quarry Walk', region: 'Coast', length: 9.2 },
];

export default function ExportFromToolbar() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={{ toolbar: GridToolbar }}
        slotProps={{
          toolbar: {
            csvOptions: { fileName: 'trails', utf8WithBom: true },
            printOptions: { hideToolbar: true, hideFooter: true },
          },
        }}
        hideFooter
        aria-label="Trails"
      />
    </div>
  );
}
