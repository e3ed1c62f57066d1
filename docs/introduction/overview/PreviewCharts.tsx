import * as React from 'react';
import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts';

export default function PreviewCharts() {
  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        title="Orders per weekday"
        height={288}
        borderRadius={4}
        skipAnimation
        margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
        xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] }]}
        yAxis={[{ width: 32 }]}
        series={[
          { data: [32, 41, 28, 46, 52, 61, 38], label: 'Online', stack: 'orders' },
          { data: [18, 14, 21, 17, 24, 33, 12], label: 'In store', stack: 'orders' },
        ]}
      />
    </Box>
  );
}
