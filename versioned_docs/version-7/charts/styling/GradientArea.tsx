import * as React from 'react';
import Box from '@mui/material/Box';
import { areaElementClasses, LineChart, lineElementClasses } from '@mui/x-charts';

const tide = [1.1, 2.4, 3.6, 4.1, 3.5, 2.3, 1.2, 0.8, 1.4, 2.7, 3.8, 4.3, 3.9];

export default function GradientArea() {
  const id = React.useId();

  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        title="Tide at the pier, in meters"
        height={240}
        slotProps={{ legend: { hidden: true } }}
        xAxis={[
          { data: tide.map((_, hour) => hour), label: 'Hour', domainLimit: 'strict' },
        ]}
        series={[{ label: 'Tide', data: tide, area: true, showMark: false }]}
        sx={{
          color: 'primary.main',
          [`& .${areaElementClasses.root}`]: { fill: `url("#${id}")` },
          [`& .${lineElementClasses.root}`]: { stroke: 'currentColor', strokeWidth: 3 },
        }}
      >
        <defs>
          <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0%" stopColor="currentColor" stopOpacity={0.6} />
            <stop offset="100%" stopColor="currentColor" stopOpacity={0} />
          </linearGradient>
        </defs>
      </LineChart>
    </Box>
  );
}
