import * as React from 'react';
import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts';

export default function OwnTexts() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
        gap: 2,
        width: '100%',
      }}
    >
      <div>
        <BarChart
          title="Sales of today"
          height={200}
          hideLegend
          series={[]}
          xAxis={[{ data: [] }]}
          localeText={{ noData: 'No sales yet today' }}
        />
      </div>
      <div>
        <BarChart
          title="Sales of this week"
          height={200}
          hideLegend
          loading
          series={[]}
          xAxis={[{ data: [] }]}
          localeText={{ loading: 'Counting sales…' }}
        />
      </div>
    </Box>
  );
}
