import * as React from 'react';
import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts';

export default function BasicBars() {
  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        title="Bikes sold per quarter"
        height={300}
        xAxis={[{ scaleType: 'band', data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
        yAxis={[{ label: 'Bikes sold' }]}
        series={[
          { label: 'City', data: [340, 520, 610, 380] },
          { label: 'Gravel', data: [210, 290, 430, 260] },
          { label: 'Cargo', data: [90, 140, 180, 150] },
        ]}
      />
    </Box>
  );
}
