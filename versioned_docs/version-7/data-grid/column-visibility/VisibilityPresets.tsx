import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGrid,
  type GridColDef,
  type GridColumnVisibilityModel,
} from '@mui/x-data-grid';

const presets: Record<string, GridColumnVisibilityModel> = {
  Driver: { buyer: false, paid: false },
  Accounting: { street: false, window: false },
  Everything: {},
};

const columns: GridColDef[] = [
  { field: 'parcel', headerName: 'Parcel', width: 100 },
  { field: 'street', headerName: 'Street', width: 160 },
  { field: 'window', headerName: 'Time window', width: 130 },
  { field: 'buyer', headerName: 'Buyer', width: 140 },
  { field: 'paid', headerName: 'Paid', type: 'boolean', width: 90 },
];

const rows = [
  {
    id: 1,
    parcel: 'P-41',
    street: 'Elm Row 4',
    window: '8–10',
    buyer: 'Roe',
    paid: true,
  },
  {
    id: 2,
    parcel: 'P-42',
    street: 'Mill Lane 17',
    window: '8–10',
    buyer: 'Ng',
    paid: false,
  },
  {
    id: 3,
    parcel: 'P-43',
    street: 'Quay 2',
    window: '10–12',
    buyer: 'Silva',
    paid: true,
  },
];

export default function VisibilityPresets() {
  const [model, setModel] = React.useState<GridColumnVisibilityModel>(
    presets.Driver ?? {},
  );
  const active = Object.keys(presets).find((name) => presets[name] === model);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        value={active ?? null}
        onChange={(_event, name: string | null) => name && setModel(presets[name] ?? {})}
        aria-label="Columns to show"
      >
        {Object.keys(presets).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div style={{ height: 216, width: '100%' }}>
        <DataGrid
          rows={rows}
          columns={columns}
          columnVisibilityModel={model}
          onColumnVisibilityModelChange={setModel}
          hideFooter
          aria-label="Deliveries"
        />
      </div>
    </Stack>
  );
}
