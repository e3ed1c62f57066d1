import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPro, useGridApiRef, type GridFilterItem } from '@mui/x-data-grid-pro';
import { apartmentColumns, apartments } from './apartments';

const presets: Record<string, GridFilterItem[]> = {
  Family: [
    { id: 'family-rooms', field: 'rooms', operator: '>=', value: 4 },
    { id: 'family-balcony', field: 'balcony', operator: 'is', value: 'true' },
  ],
  Affordable: [{ id: 'affordable', field: 'rent', operator: '<', value: 1100 }],
  'By the water': [{ id: 'water', field: 'district', operator: 'is', value: 'Harbor' }],
};

export default function CombinePresets() {
  const apiRef = useGridApiRef();
  const [chosen, setChosen] = React.useState<string[]>([]);

  const choose = (_event: React.MouseEvent, names: string[]) => {
    const added = names.filter((name) => !chosen.includes(name));
    const removed = chosen.filter((name) => !names.includes(name));
    apiRef.current?.upsertFilterItems(added.flatMap((name) => presets[name] ?? []));
    removed
      .flatMap((name) => presets[name] ?? [])
      .forEach((item) => apiRef.current?.deleteFilterItem(item));
    setChosen(names);
  };

  return (
    <div style={{ width: '100%' }}>
      <ToggleButtonGroup
        size="small"
        color="primary"
        value={chosen}
        onChange={choose}
        aria-label="Ready-made filters"
        sx={{ pb: 2 }}
      >
        {Object.keys(presets).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div style={{ height: 318 }}>
        <DataGridPro
          apiRef={apiRef}
          rows={apartments}
          columns={apartmentColumns}
          disableColumnFilter
          aria-label="Apartments by ready-made filters"
        />
      </div>
    </div>
  );
}
