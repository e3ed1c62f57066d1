import * as React from 'react';
import { DataGrid, GridToolbar, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'No.', width: 70, filterable: false },
  { field: 'species', headerName: 'Species', flex: 1, minWidth: 120 },
  { field: 'ring', headerName: 'Ring', width: 100 },
  { field: 'grams', headerName: 'Weight (g)', type: 'number', width: 160 },
  { field: 'age', headerName: 'Age', type: 'singleSelect', valueOptions: ['1y', '2y+'] },
];

const rows = [
  { id: 1, species: 'Robin', ring: 'AX 401', grams: 18.2, age: '2y+' },
  { id: 2, species: 'Blue tit', ring: 'AX 402', grams: 10.9, age: '1y' },
  { id: 3, species: 'Blackcap', ring: 'AX 403', grams: 19.4, age: '1y' },
];

const fullWidth = { sx: { width: '100%', m: 0 } };

export default function NarrowPanel() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'grams', operator: '>', value: 10 }] },
          },
        }}
        slots={{ toolbar: GridToolbar }}
        hideFooter
        slotProps={{
          filterPanel: {
            columnsSort: 'asc',
            filterFormProps: {
              columnInputProps: fullWidth,
              operatorInputProps: fullWidth,
              valueInputProps: fullWidth,
              deleteIconProps: { sx: { alignItems: 'flex-end', m: 0 } },
            },
            sx: {
              width: 260,
              '& .MuiDataGrid-filterForm': { flexDirection: 'column', gap: 1.5 },
            },
          },
        }}
        aria-label="Ringed birds"
      />
    </div>
  );
}
