import * as React from 'react';
import Box from '@mui/material/Box';
import { ChartsReferenceLine, LineChart } from '@mui/x-charts';

const noise = [
  41, 39, 38, 38, 42, 51, 62, 66, 64, 61, 60, 63, 64, 62, 61, 63, 67, 68, 63,
];
const hours = noise.map((_value, index) => index + 1);
const limit = 55;
const highest = noise.indexOf(Math.max(...noise));
const lowest = noise.indexOf(Math.min(...noise));

export default function MarkedExtremes() {
  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        title="Noise on a street in decibels, with the highest and the lowest value"
        height={280}
        slotProps={{ legend: { hidden: true } }}
        xAxis={[
          {
            data: hours,
            domainLimit: 'strict',
            valueFormatter: (hour: number) => `${hour}:00`,
          },
        ]}
        yAxis={[{ min: 30, max: 75 }]}
        series={[
          {
            label: 'Noise',
            data: noise,
            curve: 'linear',
            showMark: ({ index }) => index === highest || index === lowest,
            valueFormatter: (value) => `${value} dB`,
          },
        ]}
      >
        <ChartsReferenceLine
          y={limit}
          label={`Limit: ${limit} dB`}
          labelAlign="end"
          lineStyle={{ strokeDasharray: '6 4' }}
        />
      </LineChart>
    </Box>
  );
}
