import * as React from 'react';
import Box from '@mui/material/Box';
import { BarChart, type BarSeries } from '@mui/x-charts';

// From the bottom of the stack to its top.
const levels: BarSeries[] = [
  { label: 'Beginners', data: [64, 71, 83] },
  { label: 'Intermediate', data: [38, 45, 47] },
  { label: 'Advanced', data: [12, 15, 21] },
];
const series = levels
  .map((level) => ({ ...level, stack: 'level', stackOrder: 'reverse' as const }))
  .reverse();

export default function LegendOrder() {
  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        title="Members of a climbing club by level"
        height={260}
        xAxis={[{ data: ['2023', '2024', '2025'] }]}
        series={series}
        slotProps={{ legend: { direction: 'vertical' } }}
      />
    </Box>
  );
}
