import * as React from 'react';
import Box from '@mui/material/Box';
import { ContinuousColorLegend, Heatmap } from '@mui/x-charts-pro';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const departures = ['8:00', '11:00', '14:00', '17:00', '20:00'];
const taken = [
  [72, 68, 70, 75, 81, 64, 42],
  [38, 35, 41, 40, 57, 92, 88],
  [31, 33, 36, 38, 66, 97, 95],
  [78, 80, 77, 84, 96, 83, 90],
  [22, 19, 24, 27, 61, 48, 36],
];
// [index on the x-axis, index on the y-axis, value]
const data = taken.flatMap((row, y) =>
  row.map((value, x): [number, number, number] => [x, y, value]),
);

export default function BasicHeatmap() {
  return (
    <Box
      component="figure"
      aria-label="Seats taken on the ferry by day and departure"
      sx={{ width: '100%', m: 0 }}
    >
      <Heatmap
        height={300}
        margin={{ top: 60 }}
        xAxis={[{ data: days }]}
        yAxis={[{ data: departures }]}
        zAxis={[
          {
            colorMap: {
              type: 'continuous',
              min: 0,
              max: 100,
              color: ['#e3f2fd', '#0d47a1'],
            },
          },
        ]}
        series={[
          { label: 'Seats taken', data, valueFormatter: ([, , value]) => `${value}%` },
        ]}
      >
        <ContinuousColorLegend
          direction="row"
          position={{ vertical: 'top', horizontal: 'middle' }}
          length="60%"
          minLabel={({ formattedValue }) => `${formattedValue}%`}
          maxLabel={({ formattedValue }) => `${formattedValue}%`}
        />
      </Heatmap>
    </Box>
  );
}
