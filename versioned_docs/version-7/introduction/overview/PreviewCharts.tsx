import * as React from 'react';
import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts';

export default function PreviewCharts() {
  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        title="Orders per weekday"
        height={212}
        slotProps={{ legend: { hidden: true } }}
        borderRadius={4}
        margin={{ top: 8, right: 8, bottom: 24, left: 32 }}
        xAxis={[{ scaleType: 'band', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
        series={[
          { data: [32, 41, 28, 46, 52], label: 'Online', stack: 'orders' },
          { data: [18, 14, 21, 17, 24], label: 'In store', stack: 'orders' },
        ]}
      />
    </Box>
  );
}
