import * as React from 'react';
import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts';

const ages = ['75+', '60–74', '45–59', '30–44', '15–29', '0–14'];
// The type of an axis does not name the ratio.
const gaps = { categoryGapRatio: 0.15 };
const format = (value: number | null) =>
  value === null ? null : Math.abs(value).toLocaleString('en-US');

export default function AgePyramid() {
  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        title="People of a village by age, those who moved here on the right"
        height={300}
        layout="horizontal"
        yAxis={[{ scaleType: 'band', data: ages, ...gaps }]}
        xAxis={[
          { min: -450, max: 450, valueFormatter: (value: number) => format(value)! },
        ]}
        series={[
          {
            label: 'Born here',
            stack: 'people',
            data: [-188, -301, -402, -287, -164, -231],
            valueFormatter: format,
          },
          {
            label: 'Moved here',
            stack: 'people',
            data: [61, 148, 256, 377, 203, 118],
            valueFormatter: format,
          },
        ]}
      />
    </Box>
  );
}
