import * as React from 'react';
import Box from '@mui/material/Box';
import { PieChart, pieArcLabelClasses } from '@mui/x-charts';

const votes = [
  { short: 'A', name: 'Playground on the square', value: 214 },
  { short: 'B', name: 'More trees along the street', value: 187 },
  { short: 'C', name: 'A market hall', value: 96 },
  { short: 'D', name: 'Leave it as it is', value: 41 },
];

export default function ShortSliceNames() {
  return (
    <Box sx={{ width: '100%' }}>
      <PieChart
        title="Votes for the use of a parking lot"
        height={380}
        margin={{ top: 10, right: 10, bottom: 140, left: 10 }}
        slotProps={{
          legend: { position: { vertical: 'bottom', horizontal: 'middle' } },
        }}
        series={[
          {
            arcLabel: 'label',
            arcLabelMinAngle: 15,
            data: votes.map(({ short, name, value }) => ({
              value,
              label: (location) => {
                if (location === 'arc') return short;
                return location === 'legend' ? `${short}: ${name}` : name;
              },
            })),
          },
        ]}
        colors={['#3f6fb0', '#2f7f79', '#a8556f', '#7a6a58']}
        sx={{ [`& .${pieArcLabelClasses.root}`]: { fill: '#fff', fontWeight: 700 } }}
      />
    </Box>
  );
}
