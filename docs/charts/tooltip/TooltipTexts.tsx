import * as React from 'react';
import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts';

const hours = [6, 8, 10, 12, 14, 16, 18];
const delivered = [0.2, 1.4, 3.1, 3.9, 3.6, 2.2, 0.5];
const used = [1.1, 1.9, 0.8, 1.6, null, 1.2, 2.7];

export default function TooltipTexts() {
  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        title="Power of a solar roof and of the house below it"
        height={260}
        xAxis={[
          {
            scaleType: 'linear',
            data: hours,
            valueFormatter: (hour: number, { location }) =>
              location === 'tooltip' ? `${hour}:00 to ${hour + 1}:00` : `${hour} h`,
          },
        ]}
        series={[
          {
            label: 'Roof',
            data: delivered,
            valueFormatter: (value, { dataIndex }) => {
              if (value === null) return null;
              const rest = value - (used[dataIndex] ?? value);
              return `${value} kW${rest > 0 ? `, ${rest.toFixed(1)} kW to the grid` : ''}`;
            },
          },
          {
            // Longer in the tooltip than in the legend.
            label: (location) =>
              location === 'tooltip' ? 'House with heat pump' : 'House',
            data: used,
            valueFormatter: (value) => (value === null ? null : `${value} kW`),
          },
        ]}
      />
    </Box>
  );
}
