import * as React from 'react';
import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts';

const changes = [
  [2003, 55],
  [2013, 58],
  [2014, 60],
  [2015, 62],
  [2016, 70],
  [2019, 80],
  [2022, 85],
  [2025, 95],
] as const;

export default function PostagePrice() {
  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        title="Price of a letter in cents"
        height={260}
        slotProps={{ legend: { hidden: true }, mark: { shape: 'square' } }}
        grid={{ horizontal: true }}
        xAxis={[
          {
            data: changes.map(([year]) => year),
            max: 2027,
            domainLimit: 'strict',
            valueFormatter: String,
          },
        ]}
        yAxis={[{ min: 40 }]}
        series={[
          {
            label: 'Price',
            data: changes.map(([, price]) => price),
            curve: 'stepAfter',
            showMark: true,
            valueFormatter: (value) => `${value} cents`,
          },
        ]}
      />
    </Box>
  );
}
