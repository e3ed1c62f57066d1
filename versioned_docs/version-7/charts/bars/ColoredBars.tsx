import * as React from 'react';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const temperature = [-4, -1, 3, 7, 5, 0, -6];

export default function ColoredBars() {
  const { palette } = useTheme();

  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        title="Temperature at noon"
        height={280}
        slotProps={{ legend: { hidden: true } }}
        xAxis={[{ scaleType: 'band', data: days }]}
        yAxis={[
          {
            label: 'Temperature (°C)',
            colorMap: {
              type: 'piecewise',
              thresholds: [0],
              colors: [palette.info.main, palette.warning.main],
            },
          },
        ]}
        series={[
          {
            label: 'Noon',
            data: temperature,
            valueFormatter: (value) => (value === null ? '–' : `${value} °C`),
          },
        ]}
      />
    </Box>
  );
}
