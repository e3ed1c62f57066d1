import * as React from 'react';
import Box from '@mui/material/Box';
import { ScatterChart, useXScale, useYScale } from '@mui/x-charts';

const lines = [
  { name: 'Line 2', before: 31, after: 24 },
  { name: 'Line 5', before: 44, after: 29 },
  { name: 'Line 7', before: 26, after: 27 },
  { name: 'Line 11', before: 52, after: 41 },
];
const minutes = (value: { x: number } | null) => value && `${value.x} min`;

function Connections() {
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();
  return (
    <Box component="g" sx={{ stroke: 'currentColor', color: 'text.secondary' }}>
      {lines.map(({ name, before, after }, index) => (
        <path
          key={name}
          d={`M ${xScale(before)} ${yScale(index)} H ${xScale(after)}`}
          strokeWidth={2}
        />
      ))}
    </Box>
  );
}

export default function BeforeAndAfter() {
  return (
    <Box sx={{ width: '100%' }}>
      <ScatterChart
        title="Travel time of tram lines before and after they got priority"
        height={260}
        margin={{ left: 72 }}
        xAxis={[{ label: 'Minutes', min: 20, max: 55 }]}
        yAxis={[
          {
            min: -0.5,
            max: lines.length - 0.5,
            reverse: true,
            tickInterval: lines.map((_line, index) => index),
            valueFormatter: (index: number) => lines[index]?.name ?? '',
          },
        ]}
        series={[
          {
            label: 'Before',
            color: '#b0832f',
            markerSize: 7,
            data: lines.map(({ name, before }, y) => ({ id: `b ${name}`, x: before, y })),
            valueFormatter: minutes,
          },
          {
            label: 'After',
            color: '#2f7f79',
            markerSize: 7,
            data: lines.map(({ name, after }, y) => ({ id: `a ${name}`, x: after, y })),
            valueFormatter: minutes,
          },
        ]}
      >
        <Connections />
      </ScatterChart>
    </Box>
  );
}
