import type { GridColDef } from '@mui/x-data-grid-pro';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep'];
const base = [
  { station: 'Zugspitze', altitude: 2956, rain: 190 },
  { station: 'Brocken', altitude: 1134, rain: 150 },
  { station: 'Helgoland', altitude: 4, rain: 61 },
  { station: 'Trier', altitude: 265, rain: 64 },
];

export const rows = base.map(({ rain, ...rest }, id) => {
  const values = months.map((_month, index) => rain + ((index * 37 + id * 11) % 48) - 20);
  return {
    id,
    ...rest,
    ...Object.fromEntries(months.map((month, index) => [month, values[index]])),
    sum: values.reduce((total, value) => total + value, 0),
  };
});

/** Station, altitude, nine months of rain in mm, and their sum. */
export const columns: GridColDef[] = [
  { field: 'station', headerName: 'Station', width: 120 },
  { field: 'altitude', headerName: 'Altitude (m)', type: 'number', width: 120 },
  ...months.map((month): GridColDef => ({ field: month, type: 'number', width: 90 })),
  { field: 'sum', headerName: 'Sum (mm)', type: 'number', width: 110 },
];
