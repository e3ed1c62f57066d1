import * as React from 'react';
import Box from '@mui/material/Box';
import { LineChart, useDrawingArea, useXScale, useYScale } from '@mui/x-charts';

function Range({ from, to }: { from: number; to: number }) {
  const { left, width } = useDrawingArea();
  const yScale = useYScale<'linear'>();
  const top = yScale(to);
  return (
    <rect x={left} width={width} y={top} height={yScale(from) - top} opacity={0.15} />
  );
}

function Night({ from, to }: { from: number; to: number }) {
  const { top, height } = useDrawingArea();
  const xScale = useXScale<'linear'>();
  const x = xScale(from);
  return <rect x={x} width={xScale(to) - x} y={top} height={height} opacity={0.08} />;
}

export default function ShadedRange() {
  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        title="Temperature in the archive; the allowed range and the nights are shaded"
        height={280}
        slotProps={{ legend: { hidden: true } }}
        xAxis={[{ data: [0, 6, 12, 18, 24, 30, 36, 42, 48], label: 'Hour', max: 48 }]}
        yAxis={[{ min: 14, max: 24, valueFormatter: (value: number) => `${value} °C` }]}
        series={[
          {
            label: 'Archive',
            data: [17.2, 16.8, 18.9, 20.6, 18.1, 17.4, 19.8, 21.9, 18.6],
          },
        ]}
      >
        <Box component="g" sx={{ color: 'success.main', fill: 'currentColor' }}>
          <Range from={16} to={20} />
        </Box>
        <Box component="g" sx={{ color: 'text.primary', fill: 'currentColor' }}>
          <Night from={0} to={6} />
          <Night from={20} to={30} />
          <Night from={44} to={48} />
        </Box>
      </LineChart>
    </Box>
  );
}
