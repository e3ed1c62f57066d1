import * as React from 'react';
import Box from '@mui/material/Box';
import {
  axisClasses,
  chartsGridClasses,
  getLineElementUtilityClass,
  LineChart,
  markElementClasses,
} from '@mui/x-charts';

const muted = { color: 'text.secondary' };

export default function StyledParts() {
  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        title="Noise at the crossing, in decibels"
        height={260}
        slotProps={{ legend: { hidden: true } }}
        grid={{ horizontal: true }}
        xAxis={[
          {
            data: [0, 4, 8, 12, 16, 20, 24],
            label: 'Hour',
            disableTicks: true,
            tickLabelStyle: { fontSize: 14, fontWeight: 700 },
          },
        ]}
        yAxis={[{ min: 40, max: 80, disableLine: true, disableTicks: true }]}
        series={[{ id: 'noise', label: 'Noise', data: [48, 46, 69, 66, 71, 62, 50] }]}
        sx={{
          [`& .${axisClasses.root}`]: muted,
          [`& .${axisClasses.root} .${axisClasses.line}`]: { stroke: 'currentColor' },
          [`& .${axisClasses.root} .${axisClasses.label}`]: { fill: 'currentColor' },
          [`& .${chartsGridClasses.line}`]: { strokeDasharray: '2 4' },
          [`& .${getLineElementUtilityClass('series-noise')}`]: { strokeWidth: 4 },
          [`& .${markElementClasses.root}`]: { strokeWidth: 4 },
        }}
      />
    </Box>
  );
}
