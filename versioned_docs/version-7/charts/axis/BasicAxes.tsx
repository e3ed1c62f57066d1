import * as React from 'react';
import Box from '@mui/material/Box';
import { axisClasses, BarChart } from '@mui/x-charts';

export default function BasicAxes() {
  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        title="Passengers of the island ferry"
        height={280}
        slotProps={{ legend: { hidden: true } }}
        sx={{
          [`& .${axisClasses.left} .${axisClasses.label}`]: {
            transform: 'translateX(-20px)',
          },
        }}
        margin={{ left: 80 }}
        xAxis={[
          {
            scaleType: 'band',
            label: 'Month',
            data: ['Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep'],
          },
        ]}
        yAxis={[
          {
            label: 'Passengers',
            valueFormatter: (value: number) => value.toLocaleString('en-US'),
          },
        ]}
        series={[
          { label: 'Passengers', data: [8400, 12900, 17300, 24100, 25800, 14600] },
        ]}
      />
    </Box>
  );
}
