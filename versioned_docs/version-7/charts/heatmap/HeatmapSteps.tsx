import * as React from 'react';
import Box from '@mui/material/Box';
import { Heatmap, PiecewiseColorLegend } from '@mui/x-charts-pro';

const months = ['J', 'F', 'M', 'A', 'M', 'J', 'J', 'A', 'S', 'O', 'N', 'D'];
const years = ['2022', '2023', '2024', '2025'];
// Deviation of the monthly temperature from the long-term mean, in kelvins.
const deviation = [
  [1.2, 2.4, -0.3, -0.8, 0.9, 1.6, 0.7, 1.9, -0.2, 2.1, 1.3, 0.4],
  [2.8, 0.6, 0.4, -1.1, 0.2, 2.2, 0.8, 0.3, 2.9, 1.7, 0.5, 2.0],
  [0.3, 4.1, 2.6, 1.0, 1.3, 0.1, 1.4, 1.8, 0.6, 1.2, 0.9, 1.5],
  [1.7, -0.4, 1.9, 2.0, -0.6, 2.4, 0.5, 0.9, 1.1, 0.3, 1.4, 0.8],
];

export default function HeatmapSteps() {
  return (
    <Box
      component="figure"
      aria-label="Months that were colder and warmer than usual"
      sx={{ width: '100%', m: 0 }}
    >
      <Heatmap
        height={260}
        margin={{ top: 60 }}
        xAxis={[{ data: months.map((name, index) => `${index + 1} ${name}`) }]}
        yAxis={[{ data: years }]}
        zAxis={[
          {
            colorMap: {
              type: 'piecewise',
              thresholds: [0, 1, 2, 3],
              colors: ['#6baed6', '#fee8c8', '#fdbb84', '#e34a33', '#99000d'],
            },
          },
        ]}
        series={[
          {
            label: 'Deviation',
            data: deviation.flatMap((row, y) =>
              row.map((value, x): [number, number, number] => [x, y, value]),
            ),
            valueFormatter: ([, , value]) => `${value > 0 ? '+' : ''}${value} K`,
          },
        ]}
      >
        <PiecewiseColorLegend
          direction="row"
          position={{ vertical: 'top', horizontal: 'middle' }}
          labelStyle={{ fontSize: 12 }}
        />
      </Heatmap>
    </Box>
  );
}
