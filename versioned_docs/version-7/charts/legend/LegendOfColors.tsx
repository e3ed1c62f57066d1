import * as React from 'react';
import Box from '@mui/material/Box';
import { BarChart, PiecewiseColorLegend } from '@mui/x-charts';

const hours = ['6', '8', '10', '12', '14', '16', '18', '20'];
const index = [18, 34, 52, 71, 88, 64, 41, 22];
const names = ['Good', 'Fair', 'Poor'];

export default function LegendOfColors() {
  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        title="Ozone index during a summer day"
        height={280}
        xAxis={[{ data: hours, label: 'Hour' }]}
        yAxis={[
          {
            colorMap: {
              type: 'piecewise',
              thresholds: [40, 70],
              colors: ['#2e7d32', '#f9a825', '#c62828'],
            },
          },
        ]}
        series={[{ label: 'Ozone', data: index }]}
        slots={{ legend: PiecewiseColorLegend }}
        slotProps={{
          legend: {
            axisDirection: 'y',
            labelPosition: 'inline-end',
            labelFormatter: ({ index: step, min, max }) => {
              if (min === null) return `${names[step]}, up to ${max}`;
              return max === null ? `${names[step]}, ${min} and above` : `${names[step]}`;
            },
          },
        }}
      />
    </Box>
  );
}
