import * as React from 'react';
import Box from '@mui/material/Box';
import { LineChart, useDrawingArea, type LegendRendererProps } from '@mui/x-charts';

const latest = [348, 512, 187];

function LegendWithLatest({ seriesToDisplay }: LegendRendererProps) {
  const { left, width } = useDrawingArea();
  return seriesToDisplay.map(({ id, label, color }, index) => {
    const x = left + (width / seriesToDisplay.length) * index;
    return (
      <g key={id}>
        <circle cx={x + 6} cy={20} r={6} fill={color} />
        <Box
          component="text"
          x={x + 18}
          y={25}
          sx={{ fontSize: 14, color: 'text.primary', fill: 'currentColor' }}
        >
          {label}: {latest[index]}
        </Box>
      </g>
    );
  });
}

export default function OwnLegend() {
  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        title="Nights spent in the valley, in thousands"
        height={240}
        xAxis={[{ scaleType: 'point', data: ['Jun', 'Jul', 'Aug', 'Sep'] }]}
        series={[
          { label: 'Inns', data: [310, 392, 405, 348] },
          { label: 'Hostels', data: [420, 588, 601, 512] },
          { label: 'Camps', data: [205, 371, 398, 187] },
        ]}
        slots={{ legend: LegendWithLatest }}
      />
    </Box>
  );
}
