import * as React from 'react';
import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts';

export default function AspectRatio() {
  return (
    <Box sx={{ position: 'relative', width: '100%', aspectRatio: '16 / 7' }}>
      <Box sx={{ position: 'absolute', inset: 0 }}>
        <LineChart
          title="Water temperature of a lake by month"
          hideLegend
          xAxis={[{ data: [1, 3, 5, 7, 9, 11], label: 'Month', domainLimit: 'strict' }]}
          yAxis={[{ valueFormatter: (value: number) => `${value} °C` }]}
          series={[{ label: 'Water', data: [4, 6, 13, 22, 18, 9] }]}
        />
      </Box>
    </Box>
  );
}
