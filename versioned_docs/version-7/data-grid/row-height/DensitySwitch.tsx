import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridColDef, type GridDensity } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'isotope', headerName: 'Isotope', flex: 1, minWidth: 110 },
  { field: 'protons', headerName: 'Protons', type: 'number', width: 110 },
  { field: 'halfLife', headerName: 'Half-life', width: 150 },
];

const rows = [
  { id: 1, isotope: 'Carbon-14', protons: 6, halfLife: '5,700 years' },
  { id: 2, isotope: 'Iodine-131', protons: 53, halfLife: '8 days' },
  { id: 3, isotope: 'Cobalt-60', protons: 27, halfLife: '5.3 years' },
  { id: 4, isotope: 'Radon-222', protons: 86, halfLife: '3.8 days' },
];

export default function DensitySwitch() {
  const [density, setDensity] = React.useState<GridDensity>('compact');

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="Density"
        value={density}
        onChange={(event) => setDensity(event.target.value as GridDensity)}
        sx={{ width: 180 }}
      >
        <MenuItem value="compact">Compact</MenuItem>
        <MenuItem value="standard">Standard</MenuItem>
        <MenuItem value="comfortable">Comfortable</MenuItem>
      </TextField>
      <div style={{ height: 344, width: '100%' }}>
        <DataGrid
          rows={rows}
          columns={columns}
          density={density}
          onDensityChange={setDensity}
          hideFooter
          aria-label="Isotopes"
        />
      </div>
    </Stack>
  );
}
