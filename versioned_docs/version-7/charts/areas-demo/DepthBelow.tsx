import * as React from 'react';
import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts';

const meters = [0, 20, 40, 60, 80, 100, 120, 140, 160];
const depth = [0, 1.8, 4.6, 7.9, 9.2, 8.4, 5.1, 2.2, 0];

export default function DepthBelow() {
  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        title="Depth of a lake between its two shores"
        height={240}
        slotProps={{ legend: { hidden: true } }}
        topAxis={{}}
        bottomAxis={null}
        xAxis={[
          {
            data: meters,
            domainLimit: 'strict',
            valueFormatter: (value: number) => `${value} m`,
          },
        ]}
        yAxis={[{ reverse: true, max: 10, label: 'Depth (m)' }]}
        series={[
          {
            label: 'Depth',
            data: depth,
            area: true,
            baseline: 'min',
            curve: 'natural',
            showMark: false,
            color: '#2b7bba',
            valueFormatter: (value) => `${value} m`,
          },
        ]}
      />
    </Box>
  );
}
