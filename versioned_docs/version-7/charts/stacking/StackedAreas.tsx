import * as React from 'react';
import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts';

const shared = { stack: 'power', area: true, showMark: false } as const;

export default function StackedAreas() {
  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        title="Electricity by source over a day, in gigawatts"
        height={280}
        xAxis={[{ data: [0, 3, 6, 9, 12, 15, 18, 21, 24], label: 'Hour', max: 24 }]}
        series={[
          { ...shared, label: 'Water', data: [5, 5, 5, 6, 6, 6, 6, 5, 5] },
          { ...shared, label: 'Wind', data: [21, 23, 19, 14, 12, 15, 20, 24, 22] },
          { ...shared, label: 'Solar', data: [0, 0, 4, 22, 34, 29, 9, 0, 0] },
        ]}
      />
    </Box>
  );
}
