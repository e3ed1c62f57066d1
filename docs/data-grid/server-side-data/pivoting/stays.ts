import {
  type GridAggregationFunctionDataSource,
  type GridColDef,
} from '@mui/x-data-grid-premium';

/** The functions that the server computes. */
export const functions: Record<string, GridAggregationFunctionDataSource> = {
  sum: { label: 'sum' },
  avg: { label: 'average' },
  max: { label: 'highest' },
};

const regions = ['Alps', 'Coast', 'Lakes'];
const houses: Record<string, string[]> = {
  Alps: ['Edelweiss', 'Summit'],
  Coast: ['Dunes', 'Lighthouse'],
  Lakes: ['Reed', 'Boathouse'],
};
const channels = ['Agency', 'Direct'];

/** Stays of two years, the same at every run. */
export const stays = Array.from({ length: 480 }, (_, index) => {
  const region = regions[index % 3]!;
  const nights = 1 + ((index * 7) % 9);
  return {
    id: index + 1,
    region,
    house: houses[region]![Math.floor(index / 3) % 2]!,
    channel: channels[Math.floor(index / 5) % 2]!,
    year: String(2024 + (Math.floor(index / 7) % 2)),
    nights,
    revenue: nights * (80 + ((index * 13) % 60)),
  };
});

export const stayColumns: GridColDef[] = [
  { field: 'region', headerName: 'Region', width: 110 },
  { field: 'house', headerName: 'House', width: 120 },
  { field: 'channel', headerName: 'Channel', width: 110 },
  { field: 'year', headerName: 'Year', width: 90 },
  { field: 'nights', headerName: 'Nights', type: 'number', width: 100 },
  { field: 'revenue', headerName: 'Revenue (€)', type: 'number', width: 130 },
];
