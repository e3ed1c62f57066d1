import * as React from 'react';
import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts';

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const snow: { year: string; depths: (number | null)[] }[] = [
  { year: '2022', depths: [118, 131, 96, 41, 6, 0, 0, 0, 0, 4, 27, 71] },
  { year: '2023', depths: [84, 102, 88, 36, 2, 0, 0, 0, 0, 0, 15, 63] },
  { year: '2024', depths: [91, 79, 52, 18, 0, 0, 0, 0, 0, 2, 31, 80] },
  { year: '2025', depths: [124, 143, 117, 64, 11, 0, 0, 0, 0, null, null, null] },
];

export default function YearOverYears() {
  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        title="Depth of snow at a mountain hut in centimeters"
        height={280}
        slotProps={{ legend: { hidden: true } }}
        xAxis={[{ data: months, scaleType: 'point' }]}
        series={snow.map(({ year, depths }) => ({
          label: year,
          data: depths,
          showMark: false,
          curve: 'monotoneX',
          color: year === '2025' ? '#1769aa' : '#9aa5b1',
          valueFormatter: (value) => (value === null ? null : `${value} cm`),
        }))}
      />
    </Box>
  );
}
