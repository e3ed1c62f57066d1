import * as React from 'react';
import Box from '@mui/material/Box';
import { chartsTooltipClasses, LineChart } from '@mui/x-charts';

export default function StyledTooltip() {
  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        title="Snow on the mountain pass"
        height={260}
        xAxis={[{ scaleType: 'point', data: ['Nov', 'Dec', 'Jan', 'Feb', 'Mar', 'Apr'] }]}
        series={[
          {
            label: 'Snow',
            data: [12, 48, 95, 131, 104, 37],
            valueFormatter: (value) => `${value} cm`,
          },
        ]}
        slotProps={{
          legend: { hidden: true },
          popper: {
            sx: {
              [`& .${chartsTooltipClasses.paper}`]: {
                border: 2,
                borderColor: 'primary.main',
                borderRadius: 3,
                boxShadow: 6,
              },
              [`& .${chartsTooltipClasses.markCell}`]: { display: 'none' },
            },
          },
        }}
      />
    </Box>
  );
}
