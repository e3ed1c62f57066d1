import * as React from 'react';
import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts';

export default function FirstChart() {
  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        title="Coffees sold in the morning"
        height={240}
        xAxis={[{ scaleType: 'band', data: ['7 h', '8 h', '9 h', '10 h', '11 h'] }]}
        series={[{ label: 'Coffees', data: [38, 74, 61, 49, 33] }]}
      />
    </Box>
  );
}
