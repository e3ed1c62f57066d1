import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';

const presets: Record<string, GridSortModel> = {
  Cheapest: [{ field: 'price', sort: 'asc' }],
  Fastest: [{ field: 'minutes', sort: 'asc' }],
  'Leaves last': [{ field: 'departure', sort: 'desc' }],
};

const columns: GridColDef[] = [
  { field: 'train', headerName: 'Train', flex: 1, minWidth: 120 },
  { field: 'departure', headerName: 'Departure', width: 130 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 120 },
  { field: 'price', headerName: 'Price (€)', type: 'number', width: 120 },
];

const rows = [
  { id: 1, train: 'IC 604', departure: '07:12', minutes: 148, price: 39 },
  { id: 2, train: 'RE 17', departure: '07:40', minutes: 231, price: 24 },
  { id: 3, train: 'ICE 71', departure: '08:05', minutes: 112, price: 69 },
  { id: 4, train: 'EC 216', departure: '09:30', minutes: 139, price: 45 },
  { id: 5, train: 'ICE 75', departure: '10:05', minutes: 110, price: 74 },
];

export default function ControlledSort() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>(presets.Cheapest ?? []);
  const [current] = sortModel;
  const active = Object.keys(presets).find((name) => {
    const [item] = presets[name] ?? [];
    return item?.field === current?.field && item?.sort === current?.sort;
  });

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        value={active ?? null}
        onChange={(_event, name: string | null) =>
          setSortModel(presets[name ?? ''] ?? [])
        }
        aria-label="Order of the trains"
      >
        {Object.keys(presets).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div style={{ height: 320, width: '100%' }}>
        <DataGrid
          rows={rows}
          columns={columns}
          sortModel={sortModel}
          onSortModelChange={setSortModel}
          aria-label="Train connections"
          hideFooter
        />
      </div>
    </Stack>
  );
}
