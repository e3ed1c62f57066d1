import * as React from 'react';
import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts';

const celsius = (value: number | null) => (value === null ? '' : `${value} °C`);
// The same limits, so that both axes place an hour at the same pixel.
const day = { min: 0, max: 24 };

export default function OwnPositions() {
  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        title="Temperature from two sensors that report at different hours"
        height={280}
        xAxis={[
          { ...day, id: 'roof', data: [0, 4, 8, 12, 16, 20, 24], label: 'Hour' },
          { ...day, id: 'cellar', data: [1, 5, 9, 13, 17, 21, 23] },
        ]}
        yAxis={[{ label: 'Temperature (°C)', min: 0 }]}
        series={[
          {
            xAxisId: 'roof',
            label: 'Roof',
            data: [8.1, 6.4, 11.9, 19.6, 21.3, 14.2, 9.7],
            valueFormatter: celsius,
          },
          {
            xAxisId: 'cellar',
            label: 'Cellar',
            data: [12.2, 12.0, 12.3, 12.9, 13.4, 13.1, 12.8],
            valueFormatter: celsius,
          },
        ]}
        tooltip={{ trigger: 'item' }}
      />
    </Box>
  );
}
