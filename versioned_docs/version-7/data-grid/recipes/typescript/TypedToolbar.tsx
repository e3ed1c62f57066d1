import * as React from 'react';
import Button from '@mui/material/Button';
import {
  DataGrid,
  GridToolbarContainer,
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
    <GridToolbarContainer>
      {SEASONS.map((name) => (
        <Button
          key={name}
          onClick={() => onSeasonChange?.(name)}
          aria-pressed={name === season}
          variant={name === season ? 'outlined' : 'text'}
        >
          {name}
        </Button>
      ))}
    </GridToolbarContainer>
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
        slots={slots}
        slotProps={{ toolbar: { season, onSeasonChange: setSeason } }}
        hideFooter
        aria-label="Bulbs to plant"
      />
    </div>
  );
}
