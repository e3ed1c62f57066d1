import * as React from 'react';
import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts';

export default function SeveralStacks() {
  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        title="Passengers of the ferry by direction and kind of ticket"
        height={300}
        xAxis={[{ scaleType: 'band', data: ['Jun', 'Jul', 'Aug', 'Sep'] }]}
        margin={{ left: 60 }}
        colors={['#1565c0', '#64b5f6', '#2e7d32', '#81c784']}
        series={[
          { stack: 'out', label: 'Out, single', data: [5200, 8100, 8600, 4300] },
          { stack: 'out', label: 'Out, pass', data: [2900, 3100, 3000, 3200] },
          { stack: 'back', label: 'Back, single', data: [4900, 7900, 8900, 4700] },
          { stack: 'back', label: 'Back, pass', data: [2850, 3050, 3080, 3150] },
        ]}
      />
    </Box>
  );
}
