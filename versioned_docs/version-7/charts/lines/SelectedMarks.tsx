import * as React from 'react';
import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts';

const weeks = Array.from({ length: 26 }, (_, index) => index + 1);
const runners = [
  18, 21, 20, 24, 27, 26, 31, 34, 33, 38, 41, 45, 44, 49, 52, 50, 47, 43, 46, 51, 57, 62,
  60, 55, 48, 42,
];
const best = Math.max(...runners);

export default function SelectedMarks() {
  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        title="Runners at the weekly meeting"
        height={260}
        xAxis={[{ data: weeks, label: 'Week', domainLimit: 'strict' }]}
        slotProps={{ mark: { shape: 'diamond' } }}
        series={[
          {
            label: 'Runners',
            data: runners,
            showMark: ({ index, value }) => index % 5 === 0 || value === best,
          },
        ]}
      />
    </Box>
  );
}
