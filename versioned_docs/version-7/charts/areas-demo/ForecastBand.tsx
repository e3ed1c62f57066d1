import * as React from 'react';
import Box from '@mui/material/Box';
import { areaElementClasses, LineChart } from '@mui/x-charts';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const low = [12, 11, 10, 9, 9, 8, 7];
const expected = [13, 13, 13, 14, 15, 15, 16];
const high = [14, 15, 17, 19, 21, 23, 25];

export default function ForecastBand() {
  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        title="Forecast of the temperature with its range"
        height={280}
        slotProps={{ legend: { hidden: true } }}
        xAxis={[{ data: days, scaleType: 'point' }]}
        yAxis={[{ min: 0 }]}
        series={[
          {
            id: 'low',
            stack: 'range',
            data: low,
            color: 'transparent',
            showMark: false,
            disableHighlight: true,
            valueFormatter: () => null,
          },
          {
            id: 'range',
            label: 'Range',
            stack: 'range',
            area: true,
            showMark: false,
            disableHighlight: true,
            color: '#90b4d8',
            data: high.map((value, index) => value - low[index]!),
            valueFormatter: (_value, { dataIndex }) =>
              `${low[dataIndex]} to ${high[dataIndex]} °C`,
          },
          {
            id: 'expected',
            label: 'Expected',
            data: expected,
            color: '#1769aa',
            valueFormatter: (value) => `${value} °C`,
          },
        ]}
        sx={{ [`& .${areaElementClasses.root}`]: { opacity: 0.4 } }}
      />
    </Box>
  );
}
