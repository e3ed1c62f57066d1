import * as React from 'react';
import Box from '@mui/material/Box';
import { PieChart, pieArcLabelClasses } from '@mui/x-charts';

const trips = [
  { id: 'walk', label: 'On foot', value: 28 },
  { id: 'bike', label: 'Bicycle', value: 24 },
  { id: 'bus', label: 'Bus and train', value: 21 },
  { id: 'car', label: 'Car', value: 25 },
  { id: 'ferry', label: 'Ferry', value: 2 },
];

export default function SliceLabels() {
  return (
    <Box sx={{ width: '100%' }}>
      <PieChart
        title="Trips to work by means of transport"
        height={280}
        slotProps={{ legend: { hidden: true } }}
        margin={{ top: 10, right: 10, bottom: 10, left: 10 }}
        sx={{ [`& .${pieArcLabelClasses.root}`]: { fontSize: 13 } }}
        series={[
          {
            data: trips,
            outerRadius: '72%',
            arcLabelRadius: '98%',
            arcLabelMinAngle: 10,
            arcLabel: ({ label, value }) => `${label} ${value}%`,
            valueFormatter: ({ value }) => `${value}%`,
          },
        ]}
      />
    </Box>
  );
}
