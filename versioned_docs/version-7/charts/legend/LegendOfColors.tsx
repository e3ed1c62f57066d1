import * as React from 'react';
import Box from '@mui/material/Box';
import { BarChart, PiecewiseColorLegend } from '@mui/x-charts';

const hours = ['6', '8', '10', '12', '14', '16', '18', '20'];
const index = [18, 34, 52, 71, 88, 64, 41, 22];

export default function LegendOfColors() {
  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        title="Ozone index during a summer day"
        height={280}
        xAxis={[{ scaleType: 'band', data: hours, label: 'Hour' }]}
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
        slotProps={{ legend: { hidden: true } }}
      >
        <PiecewiseColorLegend
          axisDirection="y"
          direction="row"
          position={{ vertical: 'top', horizontal: 'middle' }}
          labelFormatter={({ min, max }) => {
            if (min === null) return `up to ${max}`;
            return max === null ? `${min} and above` : `${min} to ${max}`;
          }}
        />
      </BarChart>
    </Box>
  );
}
