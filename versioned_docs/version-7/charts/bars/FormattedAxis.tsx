import * as React from 'react';
import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts';

const months = [
  new Date(2026, 0, 1),
  new Date(2026, 1, 1),
  new Date(2026, 2, 1),
  new Date(2026, 3, 1),
];

const monthShort = new Intl.DateTimeFormat('en-US', { month: 'short' });
const monthLong = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' });
const compact = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
});
const exact = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

export default function FormattedAxis() {
  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        title="Revenue per month"
        height={280}
        slotProps={{ legend: { hidden: true } }}
        xAxis={[
          {
            scaleType: 'band',
            data: months,
            valueFormatter: (value: Date, context) =>
              context.location === 'tick'
                ? monthShort.format(value)
                : monthLong.format(value),
          },
        ]}
        yAxis={[{ valueFormatter: (value: number) => compact.format(value) }]}
        series={[
          {
            label: 'Revenue',
            data: [184300, 201750, 196020, 238410],
            valueFormatter: (value) => (value === null ? '–' : exact.format(value)),
          },
        ]}
      />
    </Box>
  );
}
