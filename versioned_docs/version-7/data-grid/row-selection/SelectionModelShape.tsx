import * as React from 'react';
import Stack from '@mui/material/Stack';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridRowSelectionModel } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Id', width: 90 },
  { field: 'plant', headerName: 'Plant', flex: 1, minWidth: 140 },
  { field: 'light', headerName: 'Light', width: 140 },
];

const rows = [
  { id: 1, plant: 'Monstera', light: 'Half shade' },
  { id: 2, plant: 'Echeveria', light: 'Full sun' },
  { id: 3, plant: 'Boston fern', light: 'Shade' },
  { id: 4, plant: 'Calathea', light: 'Half shade' },
];

export default function SelectionModelShape() {
  const [model, setModel] = React.useState<GridRowSelectionModel>([2]);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 268, width: '100%' }}>
        <DataGrid
          rows={rows}
          columns={columns}
          checkboxSelection
          rowSelectionModel={model}
          onRowSelectionModelChange={setModel}
          hideFooter
          aria-label="Plants"
        />
      </div>
      <Box component="code" role="status" sx={{ typography: 'body2' }}>
        {`[${model.join(', ')}]`}
      </Box>
    </Stack>
  );
}
