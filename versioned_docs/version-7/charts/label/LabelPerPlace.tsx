import * as React from 'react';
import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts';

const sensors = [
  { short: 'North', long: 'North roof, 14 m above ground', data: [4, 7, 12, 9, 5] },
  { short: 'Yard', long: 'Yard behind the workshop', data: [2, 3, 5, 4, 2] },
];

export default function LabelPerPlace() {
  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        title="Wind in meters per second"
        height={260}
        xAxis={[
          { data: ['6:00', '9:00', '12:00', '15:00', '18:00'], scaleType: 'point' },
        ]}
        yAxis={[{ label: 'm/s', min: 0 }]}
        series={sensors.map(({ short, long, data }) => ({
          data,
          label: (location) => (location === 'legend' ? short : long),
          valueFormatter: (value) => `${value} m/s`,
        }))}
      />
    </Box>
  );
}
