import * as React from 'react';
import Box from '@mui/material/Box';
import { PieChart, useDrawingArea } from '@mui/x-charts';

const budget = [
  { id: 'staff', label: 'Staff', value: 420 },
  { id: 'media', label: 'Books and media', value: 185 },
  { id: 'building', label: 'Building', value: 140 },
  { id: 'events', label: 'Events', value: 55 },
];
const total = budget.reduce((sum, { value }) => sum + value, 0);

function Center({ children }: { children: string }) {
  const { left, top, width, height } = useDrawingArea();
  return (
    <Box
      component="text"
      x={left + width / 2}
      y={top + height / 2}
      sx={{
        typography: 'h6',
        color: 'text.primary',
        fill: 'currentColor',
        textAnchor: 'middle',
        dominantBaseline: 'central',
      }}
    >
      {children}
    </Box>
  );
}

export default function DonutWithTotal() {
  return (
    <Box sx={{ width: '100%' }}>
      <PieChart
        title="Budget of the city library"
        desc="800,000 euros in all, more than half of them for staff."
        height={260}
        margin={{ right: 160 }}
        series={[
          {
            data: budget,
            innerRadius: '65%',
            paddingAngle: 2,
            cornerRadius: 4,
            valueFormatter: ({ value }) => `€${value},000`,
          },
        ]}
      >
        <Center>{`€${total}k`}</Center>
      </PieChart>
    </Box>
  );
}
