import * as React from 'react';
import Box from '@mui/material/Box';
import { GaugeContainer, GaugeReferenceArc, useGaugeState } from '@mui/x-charts';

function Needle() {
  const { valueAngle, outerRadius, cx, cy } = useGaugeState();
  if (valueAngle === null) return null;
  const x = cx + outerRadius * 0.9 * Math.sin(valueAngle);
  const y = cy - outerRadius * 0.9 * Math.cos(valueAngle);
  return (
    <Box component="g" sx={{ color: 'error.main' }}>
      <circle cx={cx} cy={cy} r={6} fill="currentColor" />
      <path d={`M ${cx} ${cy} L ${x} ${y}`} stroke="currentColor" strokeWidth={3} />
    </Box>
  );
}

export default function GaugeNeedle() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <GaugeContainer
        aria-label="Wind speed"
        aria-valuetext="27 knots"
        height={200}
        startAngle={-120}
        endAngle={120}
        value={27}
        valueMax={60}
      >
        <GaugeReferenceArc />
        <Needle />
      </GaugeContainer>
    </Box>
  );
}
