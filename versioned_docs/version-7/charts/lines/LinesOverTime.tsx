import * as React from 'react';
import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts';

// Readings of a river gauge. They are not evenly spaced.
const readings = [
  { at: new Date(2025, 2, 1), north: 212, south: 187 },
  { at: new Date(2025, 2, 4), north: 224, south: 190 },
  { at: new Date(2025, 2, 5), north: 261, south: 209 },
  { at: new Date(2025, 2, 6), north: 304, south: 248 },
  { at: new Date(2025, 2, 9), north: 289, south: 263 },
  { at: new Date(2025, 2, 15), north: 241, south: 228 },
  { at: new Date(2025, 2, 24), north: 218, south: 196 },
  { at: new Date(2025, 2, 31), north: 207, south: 185 },
];
const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
const centimeters = (value: number | null) => (value === null ? '' : `${value} cm`);

export default function LinesOverTime() {
  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        title="Water level in March"
        height={280}
        dataset={readings}
        xAxis={[
          {
            dataKey: 'at',
            scaleType: 'time',
            domainLimit: 'strict',
            tickNumber: 6,
            valueFormatter: (date: Date) => day.format(date),
          },
        ]}
        yAxis={[{ label: 'Level (cm)' }]}
        series={[
          { dataKey: 'north', label: 'North bridge', valueFormatter: centimeters },
          { dataKey: 'south', label: 'South lock', valueFormatter: centimeters },
        ]}
      />
    </Box>
  );
}
