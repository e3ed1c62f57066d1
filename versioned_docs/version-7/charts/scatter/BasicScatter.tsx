import * as React from 'react';
import Box from '@mui/material/Box';
import { ScatterChart } from '@mui/x-charts';

const city = [
  { id: 'c1', x: 31, y: 14.2 },
  { id: 'c2', x: 42, y: 15.9 },
  { id: 'c3', x: 48, y: 18.4 },
  { id: 'c4', x: 55, y: 18.1 },
  { id: 'c5', x: 63, y: 21.6 },
  { id: 'c6', x: 77, y: 24.8 },
];
const suburb = [
  { id: 's1', x: 52, y: 12.1 },
  { id: 's2', x: 68, y: 13.8 },
  { id: 's3', x: 75, y: 15.2 },
  { id: 's4', x: 88, y: 15.9 },
  { id: 's5', x: 102, y: 17.7 },
  { id: 's6', x: 121, y: 18.9 },
];
const format = (value: { x: number; y: number } | null) =>
  value && `${value.x} m², €${value.y * 100}`;

export default function BasicScatter() {
  return (
    <Box sx={{ width: '100%' }}>
      <ScatterChart
        title="Size and monthly rent of apartments"
        height={300}
        xAxis={[{ label: 'Size (m²)', min: 0 }]}
        yAxis={[{ label: 'Rent (€100)', min: 0 }]}
        series={[
          { label: 'City', data: city, valueFormatter: format },
          { label: 'Suburb', data: suburb, valueFormatter: format },
        ]}
      />
    </Box>
  );
}
