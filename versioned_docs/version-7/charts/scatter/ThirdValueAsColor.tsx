import * as React from 'react';
import Box from '@mui/material/Box';
import { ContinuousColorLegend, ScatterChart } from '@mui/x-charts';

// x: hour of the day, y: wind in knots, z: wave height in meters.
const buoy = [
  [0, 9, 0.6],
  [2, 11, 0.7],
  [4, 14, 0.9],
  [6, 18, 1.3],
  [8, 23, 1.9],
  [10, 27, 2.6],
  [12, 31, 3.4],
  [14, 30, 3.8],
  [16, 26, 3.6],
  [18, 21, 3.0],
  [20, 16, 2.3],
  [22, 13, 1.7],
].map(([x, y, z], id) => ({ id, x: x!, y: y!, z: z! }));

export default function ThirdValueAsColor() {
  return (
    <Box sx={{ width: '100%' }}>
      <ScatterChart
        title="Wind and waves at the harbor buoy"
        height={300}
        xAxis={[{ label: 'Hour', min: 0, max: 24 }]}
        yAxis={[{ label: 'Wind (knots)', min: 0 }]}
        zAxis={[
          {
            colorMap: {
              type: 'continuous',
              min: 0,
              max: 4,
              color: ['#90caf9', '#6a1b9a'],
            },
          },
        ]}
        series={[
          {
            data: buoy,
            markerSize: 7,
            valueFormatter: (value) => value && `${value.y} kn, waves of ${value.z} m`,
          },
        ]}
        slotProps={{ legend: { hidden: true } }}
        margin={{ top: 60 }}
      >
        <ContinuousColorLegend
          axisDirection="z"
          position={{ vertical: 'top', horizontal: 'middle' }}
          length={200}
          thickness={8}
          minLabel={'0\u00a0m'}
          maxLabel={'4\u00a0m'}
        />
      </ScatterChart>
    </Box>
  );
}
