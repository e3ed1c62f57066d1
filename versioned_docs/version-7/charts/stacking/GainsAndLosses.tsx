import * as React from 'react';
import Box from '@mui/material/Box';
import { BarChart, ChartsReferenceLine } from '@mui/x-charts';

const thousands = (value: number | null) =>
  value === null ? '' : `${Math.abs(value)},000 people`;

export default function GainsAndLosses() {
  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        title="People who came to the region and left it"
        height={280}
        xAxis={[{ scaleType: 'band', data: ['2021', '2022', '2023', '2024', '2025'] }]}
        yAxis={[{ valueFormatter: (value: number) => `${Math.abs(value)}k`, min: -40 }]}
        series={[
          { stack: 'move', label: 'Births', data: [18, 17, 16, 16, 15] },
          { stack: 'move', label: 'Arrivals', data: [21, 38, 33, 29, 31] },
          { stack: 'move', label: 'Deaths', data: [-16, -17, -16, -17, -17] },
          { stack: 'move', label: 'Departures', data: [-14, -13, -15, -18, -16] },
        ].map((series) => ({ ...series, valueFormatter: thousands }))}
      >
        <ChartsReferenceLine y={0} />
      </BarChart>
    </Box>
  );
}
