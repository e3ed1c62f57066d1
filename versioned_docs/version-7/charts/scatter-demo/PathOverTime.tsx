import * as React from 'react';
import Box from '@mui/material/Box';
import { ScatterChart, useXScale, useYScale } from '@mui/x-charts';

const years = [
  { id: 2000, x: 61, y: 5.4 },
  { id: 2005, x: 66, y: 5.9 },
  { id: 2010, x: 63, y: 7.1 },
  { id: 2015, x: 70, y: 7.4 },
  { id: 2020, x: 58, y: 8.8 },
  { id: 2025, x: 74, y: 8.2 },
];

function Path() {
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();
  const points = years.map(({ id, x, y }) => ({ id, left: xScale(x), top: yScale(y) }));

  return (
    <Box component="g" sx={{ color: 'text.primary' }}>
      <polyline
        points={points.map(({ left, top }) => `${left},${top}`).join(' ')}
        fill="none"
        stroke="currentColor"
        strokeOpacity={0.5}
      />
      {points.map(({ id, left, top }) => (
        <text
          key={id}
          x={left}
          y={top - 12}
          textAnchor="middle"
          fill="currentColor"
          fontSize={12}
        >
          {id}
        </text>
      ))}
    </Box>
  );
}

export default function PathOverTime() {
  return (
    <Box sx={{ width: '100%' }}>
      <ScatterChart
        title="Visitors and ticket price of a museum from 2000 to 2025"
        height={300}
        slotProps={{ legend: { hidden: true } }}
        xAxis={[{ label: 'Visitors (1,000 a year)', min: 55, max: 78 }]}
        yAxis={[{ label: 'Ticket (€)', min: 4, max: 10 }]}
        series={[
          {
            data: years,
            valueFormatter: (value) =>
              value && `${value.id}: ${value.x},000 visitors, €${value.y}`,
          },
        ]}
      >
        <Path />
      </ScatterChart>
    </Box>
  );
}
