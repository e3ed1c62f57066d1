import * as React from 'react';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridToolbarColumnsButton,
  GridToolbarContainer,
  GridToolbarExport,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'species', headerName: 'Species', flex: 1 },
  { field: 'count', headerName: 'Count', type: 'number', width: 120 },
];

const rows = [
  { id: 1, species: 'Blackbird', count: 14 },
  { id: 2, species: 'Wren', count: 6 },
];

function BirdToolbar() {
  return (
    <GridToolbarContainer>
      <Typography sx={{ flexGrow: 1, mx: 0.5 }}>Garden count</Typography>
      <GridToolbarColumnsButton />
      <GridToolbarExport printOptions={{ disableToolbarButton: true }} />
    </GridToolbarContainer>
  );
}

export default function ComposedToolbar() {
  return (
    <div style={{ height: 216, width: '100%' }}>
      <DataGrid
        aria-label="Birds"
        rows={rows}
        columns={columns}
        slots={{ toolbar: BirdToolbar }}
        hideFooter
      />
    </div>
  );
}
