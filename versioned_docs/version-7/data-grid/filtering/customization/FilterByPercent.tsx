import * as React from 'react';
import { DataGrid, GridToolbar, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'store', headerName: 'Store', flex: 1, minWidth: 130 },
  {
    field: 'margin',
    headerName: 'Margin',
    type: 'number',
    width: 130,
    valueFormatter: (value: number) => `${Math.round(value * 100)} %`,
    valueParser: (value: unknown) =>
      value === undefined || value === '' ? value : Number(value) / 100,
  },
];

const rows = [
  { id: 1, store: 'Bergen', margin: 0.31 },
  { id: 2, store: 'Aarhus', margin: 0.18 },
  { id: 3, store: 'Turku', margin: 0.42 },
  { id: 4, store: 'Malmö', margin: 0.25 },
];

export default function FilterByPercent() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'margin', operator: '>', value: 25 }] },
          },
        }}
        slots={{ toolbar: GridToolbar }}
        hideFooter
        aria-label="Margins of the stores"
      />
    </div>
  );
}
