import * as React from 'react';
import Box from '@mui/material/Box';
import { PieChart, useDrawingArea } from '@mui/x-charts';

const done = 17;
const all = 22;

function Middle({ children }: { children: React.ReactNode }) {
  const { left, top, width, height } = useDrawingArea();
  return (
    <Box
      component="text"
      x={left + width / 2}
      y={top + height / 2}
      textAnchor="middle"
      dominantBaseline="central"
      sx={{ fill: 'currentColor', color: 'text.primary', fontSize: 26 }}
    >
      {children}
    </Box>
  );
}

export default function OneShare() {
  return (
    <Box sx={{ width: '100%' }}>
      <PieChart
        title={`${done} of ${all} chapters are translated`}
        height={200}
        margin={{ top: 5, right: 5, bottom: 5, left: 5 }}
        slotProps={{ legend: { hidden: true } }}
        series={[
          {
            innerRadius: '78%',
            cornerRadius: 6,
            data: [
              { label: 'Translated', value: done, color: '#2f7f79' },
              { label: 'Open', value: all - done, color: '#8884' },
            ],
          },
        ]}
      >
        <Middle>
          {done}/{all}
        </Middle>
      </PieChart>
    </Box>
  );
}
