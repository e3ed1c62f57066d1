import * as React from 'react';
import Box from '@mui/material/Box';
import { FunnelChart } from '@mui/x-charts-pro';

export default function GrowingFunnel() {
  return (
    <Box sx={{ width: '100%' }}>
      <FunnelChart
        title="Members of a food cooperative by level of involvement"
        height={280}
        categoryAxis={{ scaleType: 'linear', position: 'none' }}
        slotProps={{ legend: { direction: 'vertical' } }}
        series={[
          {
            curve: 'pyramid',
            funnelDirection: 'increasing',
            sectionLabel: { position: { vertical: 'middle', horizontal: 'center' } },
            data: [
              { label: 'Board', value: 14 },
              { label: 'Team leads', value: 32 },
              { label: 'Helpers', value: 75 },
              { label: 'Shoppers', value: 120 },
            ],
          },
        ]}
      />
    </Box>
  );
}
