import * as React from 'react';
import Box from '@mui/material/Box';
import { LineChart, useDrawingArea, useYColorScale, useYScale } from '@mui/x-charts';

const hours = Array.from({ length: 13 }, (_value, index) => 6 + index);
const ozone = [38, 42, 55, 71, 94, 118, 137, 151, 158, 149, 131, 104, 82];
const levels = [0, 20, 40, 60, 80, 100, 120, 140, 160, 180];

/** A strip beside the plot in the colors that the line has at these levels. */
function Strip() {
  const { left, width } = useDrawingArea();
  const yScale = useYScale<'linear'>();
  const colorOf = useYColorScale();

  return (
    <g>
      {levels.map((level) => (
        <rect
          key={level}
          x={left + width + 8}
          y={yScale(level + 20)}
          width={12}
          height={yScale(level) - yScale(level + 20)}
          fill={String((colorOf as (value: number) => string)(level + 10))}
        />
      ))}
    </g>
  );
}

export default function ColorStrip() {
  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        title="Ozone in micrograms per cubic meter"
        height={260}
        slotProps={{ legend: { hidden: true } }}
        xAxis={[{ data: hours, valueFormatter: (hour: number) => `${hour}:00` }]}
        yAxis={[
          {
            min: 0,
            max: 200,
            colorMap: {
              type: 'continuous',
              min: 40,
              max: 180,
              color: ['#4f8a7a', '#c7522a'],
            },
          },
        ]}
        series={[{ label: 'Ozone', data: ozone, showMark: false }]}
      >
        <Strip />
      </LineChart>
    </Box>
  );
}
