import * as React from 'react';
import Box from '@mui/material/Box';
import { Gauge, useGaugeState } from '@mui/x-charts';

function TargetMark({ value }: { value: number }) {
  const state = useGaugeState();
  const { cx, cy, innerRadius, outerRadius, startAngle, endAngle, valueMin, valueMax } =
    state;
  const share = (value - valueMin) / (valueMax - valueMin);
  const angle = startAngle + (endAngle - startAngle) * share;
  const point = (radius: number) =>
    `${cx + radius * Math.sin(angle)} ${cy - radius * Math.cos(angle)}`;
  return (
    <Box
      component="path"
      d={`M ${point(innerRadius - 6)} L ${point(outerRadius + 6)}`}
      sx={{ color: 'text.primary', stroke: 'currentColor', strokeWidth: 4 }}
    />
  );
}

export default function GaugeWithTarget() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Gauge
        aria-label="Donations for the new playground"
        aria-valuetext="€18,300 of the goal of €24,000"
        height={190}
        startAngle={-100}
        endAngle={100}
        value={18300}
        valueMax={30000}
        text={({ value }) => `€${value}`}
      >
        <TargetMark value={24000} />
      </Gauge>
    </Box>
  );
}
