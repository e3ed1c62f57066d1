import * as React from 'react';
import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts';

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const snow: Record<string, (number | null)[]> = {
  '2022': [118, 131, 96, 41, 6, 0, 0, 0, 0, 4, 27, 71],
  '2023': [84, 102, 88, 36, 2, 0, 0, 0, 0, 0, 15, 63],
  '2024': [91, 79, 52, 18, 0, 0, 0, 0, 0, 2, 31, 80],
  '2025': [124, 143, 117, 64, 11, 0, 0, 0, 0, null, null, null],
};

export default function YearOverYears() {
  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        title="Depth of snow at a mountain hut in centimeters"
        height={280}
        hideLegend
        xAxis={[{ data: months, scaleType: 'point' }]}
        series={Object.entries(snow).map(([year, data]) => ({
          label: year,
          data,
          showMark: false,
          curve: 'monotoneX',
          color: year === '2025' ? '#1769aa' : '#9aa5b1',
          valueFormatter: (value) => (value === null ? null : `${value} cm`),
        }))}
      />
    </Box>
  );
}
