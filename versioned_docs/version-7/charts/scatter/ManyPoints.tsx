import * as React from 'react';
import Box from '@mui/material/Box';
import { ScatterChart } from '@mui/x-charts';

// A spiral with 3,000 points, the same on every render.
const points = Array.from({ length: 3000 }, (_, index) => {
  const angle = index * 2.399963;
  const radius = Math.sqrt(index);
  return { id: index, x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
});

export default function ManyPoints() {
  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <ScatterChart
        title="Seeds of a sunflower"
        height={400}
        slotProps={{ legend: { hidden: true } }}
        voronoiMaxRadius={10}
        leftAxis={null}
        bottomAxis={null}
        xAxis={[{ min: -60, max: 60 }]}
        yAxis={[{ min: -60, max: 60 }]}
        series={[
          {
            data: points,
            markerSize: 2,
            valueFormatter: (value) => value && `Seed ${value.id}`,
          },
        ]}
      />
    </Box>
  );
}
