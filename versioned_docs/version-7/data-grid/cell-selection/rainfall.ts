import { type GridColDef } from '@mui/x-data-grid-premium';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

/** Millimeters of rain in six months. */
const measured: Record<string, number[]> = {
  Harbor: [88, 61, 72, 49, 55, 68],
  Airport: [79, 58, 66, 44, 51, 63],
  'Old mill': [94, 70, 81, 57, 60, 75],
  Vineyard: [52, 41, 47, 36, 48, 39],
  'Ski hut': [121, 104, 97, 83, 92, 110],
};

export const columns: GridColDef[] = [
  { field: 'station', headerName: 'Station', width: 130 },
  ...months.map(
    (month): GridColDef => ({
      field: month,
      headerName: month,
      type: 'number',
      width: 80,
    }),
  ),
];

export const rows = Object.entries(measured).map(([station, values]) => ({
  id: station,
  station,
  ...Object.fromEntries(values.map((value, index) => [months[index], value])),
}));
