import * as React from 'react';
import Box from '@mui/material/Box';
import { PieChart } from '@mui/x-charts';

const seats = [
  { id: 'green', label: 'Green List', value: 19 },
  { id: 'harbor', label: 'Harbor Party', value: 12 },
  { id: 'center', label: 'Center', value: 15 },
  { id: 'free', label: 'Free Voters', value: 8 },
];

export default function HalfPie() {
  return (
    <Box sx={{ width: '100%' }}>
      <PieChart
        title="Seats in the town council"
        height={240}
        series={[
          {
            data: seats,
            startAngle: -90,
            endAngle: 90,
            innerRadius: '50%',
            outerRadius: '160%',
            cy: '90%',
            sortingValues: 'desc',
            arcLabel: 'value',
            valueFormatter: ({ value }) => `${value} seats`,
          },
        ]}
        margin={{ top: 10, right: 10, bottom: 50, left: 10 }}
        slotProps={{
          legend: {
            direction: 'row',
            position: { vertical: 'bottom', horizontal: 'middle' },
          },
        }}
      />
    </Box>
  );
}
