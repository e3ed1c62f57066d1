import * as React from 'react';
import Box from '@mui/material/Box';
import { ChartsReferenceLine, ScatterChart } from '@mui/x-charts';

const ideas = [
  { id: 'Bike racks', x: 2, y: 7 },
  { id: 'Night bus', x: 8, y: 9 },
  { id: 'Benches', x: 1.5, y: 4 },
  { id: 'Fountain', x: 7, y: 3 },
  { id: 'Street trees', x: 4, y: 8.5 },
  { id: 'New square', x: 9, y: 6 },
  { id: 'Signposts', x: 1, y: 2 },
];

export default function Quadrants() {
  return (
    <Box sx={{ width: '100%' }}>
      <ScatterChart
        title="Ideas for a district by effort and benefit"
        height={320}
        slotProps={{ legend: { hidden: true } }}
        xAxis={[{ label: 'Effort', min: 0, max: 10 }]}
        yAxis={[{ label: 'Benefit', min: 0, max: 10 }]}
        series={[
          {
            data: ideas,
            markerSize: 7,
            valueFormatter: (value) => value && `${value.id}`,
          },
        ]}
      >
        <ChartsReferenceLine x={5} label="Costly →" labelAlign="start" />
        <ChartsReferenceLine y={5} label="Worth it ↑" labelAlign="end" />
      </ScatterChart>
    </Box>
  );
}
