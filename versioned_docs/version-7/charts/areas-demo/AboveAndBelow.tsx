import * as React from 'react';
import Box from '@mui/material/Box';
import { ChartsReferenceLine, LineChart } from '@mui/x-charts';

const weeks = Array.from({ length: 14 }, (_value, index) => index + 1);
const balance = [3, 7, 6, 1, -4, -9, -11, -7, -2, 4, 8, 5, -1, 2];

export default function AboveAndBelow() {
  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        title="Overtime account in hours, week by week"
        height={260}
        slotProps={{ legend: { hidden: true } }}
        xAxis={[{ data: weeks, domainLimit: 'strict', label: 'Week' }]}
        yAxis={[
          {
            colorMap: {
              type: 'piecewise',
              thresholds: [0],
              colors: ['#c7522a', '#2f7f79'],
            },
          },
        ]}
        series={[
          {
            label: 'Balance',
            data: balance,
            area: true,
            baseline: 0,
            curve: 'linear',
            showMark: false,
            valueFormatter: (value) => `${value} h`,
          },
        ]}
      >
        <ChartsReferenceLine y={0} />
      </LineChart>
    </Box>
  );
}
