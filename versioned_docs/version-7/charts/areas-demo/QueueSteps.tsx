import * as React from 'react';
import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts';

const times = Array.from({ length: 12 }, (_value, index) => 8 + index / 2);
const label = (time: number) => `${Math.floor(time)}:${time % 1 === 0 ? '00' : '30'}`;

export default function QueueSteps() {
  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        title="People waiting at two counters"
        height={260}
        xAxis={[{ data: times, domainLimit: 'strict', valueFormatter: label }]}
        series={[
          {
            label: 'Passports',
            stack: 'queue',
            area: true,
            curve: 'step',
            showMark: false,
            data: [4, 9, 12, 11, 8, 6, 7, 10, 9, 5, 3, 1],
          },
          {
            label: 'Permits',
            stack: 'queue',
            area: true,
            curve: 'step',
            showMark: false,
            data: [2, 3, 6, 8, 9, 7, 4, 5, 6, 4, 2, 0],
          },
        ]}
        margin={{ top: 20, bottom: 80 }}
        slotProps={{
          legend: { position: { vertical: 'bottom', horizontal: 'middle' } },
        }}
      />
    </Box>
  );
}
