import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef, type GridDensity } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'trail', headerName: 'Trail', flex: 1, minWidth: 130 },
  { field: 'length', headerName: 'Length (km)', type: 'number', width: 120 },
  { field: 'marked', headerName: 'Marked', type: 'boolean', width: 100 },
];

const rows = [
  { id: 1, trail: 'Ridge walk', length: 12, marked: true },
  { id: 2, trail: 'Gorge path', length: 7, marked: true },
  { id: 3, trail: 'Old railway', length: 19, marked: false },
];

export default function ComfortableTargets() {
  const [density, setDensity] = React.useState<GridDensity>('comfortable');

  return (
    <div style={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={density}
        onChange={(_event, value) => value && setDensity(value)}
        aria-label="Row height"
        sx={{ mb: 2 }}
      >
        <ToggleButton value="compact">Compact</ToggleButton>
        <ToggleButton value="standard">Standard</ToggleButton>
        <ToggleButton value="comfortable">Comfortable</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ height: 278 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          density={density}
          checkboxSelection
          hideFooter
          aria-label="Trails"
        />
      </div>
    </div>
  );
}
