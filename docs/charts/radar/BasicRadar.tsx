import * as React from 'react';
import Box from '@mui/material/Box';
import { RadarChart } from '@mui/x-charts';

export default function BasicRadar() {
  return (
    <Box sx={{ width: '100%' }}>
      <RadarChart
        title="Two coffees in a tasting, in points out of 10"
        height={320}
        radar={{
          max: 10,
          metrics: ['Aroma', 'Acidity', 'Sweetness', 'Body', 'Aftertaste'],
        }}
        series={[
          { label: 'Ethiopian', data: [9, 8.5, 7, 5, 8], fillArea: true },
          { label: 'Sumatran', data: [6.5, 4, 6, 9, 7.5], fillArea: true },
        ]}
      />
    </Box>
  );
}
