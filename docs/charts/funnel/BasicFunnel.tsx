import * as React from 'react';
import Box from '@mui/material/Box';
import { FunnelChart } from '@mui/x-charts-pro';

export default function BasicFunnel() {
  return (
    <Box sx={{ width: '100%' }}>
      <FunnelChart
        title="From job ad to contract, number of people"
        height={300}
        gap={3}
        series={[
          {
            data: [
              { label: 'Applied', value: 184 },
              { label: 'Phone call', value: 96 },
              { label: 'Interview', value: 41 },
              { label: 'Trial day', value: 17 },
              { label: 'Hired', value: 9 },
            ],
          },
        ]}
      />
    </Box>
  );
}
