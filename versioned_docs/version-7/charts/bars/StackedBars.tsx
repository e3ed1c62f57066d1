import * as React from 'react';
import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts';

export default function StackedBars() {
  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        title="Income and costs per year, in thousands"
        height={320}
        xAxis={[{ scaleType: 'band', data: ['2022', '2023', '2024', '2025'] }]}
        series={[
          { label: 'Licenses', data: [120, 148, 171, 205], stack: 'income' },
          { label: 'Services', data: [64, 71, 69, 92], stack: 'income' },
          { label: 'Salaries', data: [96, 104, 128, 139], stack: 'costs' },
          { label: 'Rent', data: [22, 22, 24, 26], stack: 'costs' },
        ]}
      />
    </Box>
  );
}
