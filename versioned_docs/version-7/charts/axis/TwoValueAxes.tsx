import * as React from 'react';
import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts';

const months = ['Jan', 'Mar', 'May', 'Jul', 'Sep', 'Nov'];
const withUnit = (unit: string) => (value: number | null) =>
  value === null ? '' : `${value} ${unit}`;

export default function TwoValueAxes() {
  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        title="Rain and temperature in Bergen"
        height={280}
        xAxis={[{ scaleType: 'point', data: months }]}
        yAxis={[
          { id: 'rain', label: 'Rain (mm)', min: 0 },
          { id: 'heat', label: 'Temperature (°C)', min: 0 },
        ]}
        rightAxis="heat"
        series={[
          {
            yAxisId: 'rain',
            label: 'Rain',
            data: [231, 178, 121, 157, 274, 267],
            valueFormatter: withUnit('mm'),
          },
          {
            yAxisId: 'heat',
            label: 'Temperature',
            data: [2.5, 4.1, 11.2, 15.9, 12.4, 5.3],
            valueFormatter: withUnit('°C'),
          },
        ]}
      />
    </Box>
  );
}
