import * as React from 'react';
import {
  DataGrid,
  Toolbar,
  ToolbarButton,
  type GridColDef,
  type GridSlotProps,
} from '@mui/x-data-grid';

declare module '@mui/x-data-grid' {
  interface ToolbarPropsOverrides {
    season?: string;
    onSeasonChange?: (season: string) => void;
  }
}

const SEASONS = ['Spring', 'Autumn'];

function SeasonToolbar({ season, onSeasonChange }: GridSlotProps['toolbar']) {
  return (
    <Toolbar>
      {SEASONS.map((name) => (
        <ToolbarButton
          key={name}
          onClick={() => onSeasonChange?.(name)}
          aria-pressed={name === season}
          style={{ fontSize: 14, fontWeight: name === season ? 700 : 400 }}
        >
          {name}
        </ToolbarButton>
      ))}
    </Toolbar>
  );
}

const slots = { toolbar: SeasonToolbar };

const columns: GridColDef[] = [
  { field: 'bulb', headerName: 'Bulb', flex: 1, minWidth: 120 },
  { field: 'depth', headerName: 'Depth (cm)', type: 'number', width: 130 },
];

const bulbs = [
  { id: 1, bulb: 'Tulip', depth: 15, season: 'Autumn' },
  { id: 2, bulb: 'Dahlia', depth: 10, season: 'Spring' },
  { id: 3, bulb: 'Crocus', depth: 8, season: 'Autumn' },
];

export default function TypedToolbar() {
  const [season, setSeason] = React.useState('Autumn');
  const rows = React.useMemo(
    () => bulbs.filter((bulb) => bulb.season === season),
    [season],
  );

  return (
    <div style={{ height: 216, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        showToolbar
        slots={slots}
        slotProps={{ toolbar: { season, onSeasonChange: setSeason } }}
        hideFooter
        label="Bulbs to plant"
      />
    </div>
  );
}
