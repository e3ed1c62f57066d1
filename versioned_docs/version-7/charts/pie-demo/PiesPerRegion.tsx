import * as React from 'react';
import Box from '@mui/material/Box';
import { PieChart } from '@mui/x-charts';

const kinds = ['Solar', 'Wind', 'Water'];
const colors = ['#d9a032', '#4f8a7a', '#3f6fb0'];
const regions = [
  { name: 'Coast', power: [12, 71, 0], cx: '16%' },
  { name: 'Plains', power: [38, 29, 6], cx: '50%' },
  { name: 'Mountains', power: [14, 3, 44], cx: '84%' },
];
const largest = Math.max(...regions.map(({ power }) => sum(power)));

function sum(values: number[]) {
  return values.reduce((total, value) => total + value, 0);
}

export default function PiesPerRegion() {
  return (
    <Box sx={{ width: '100%' }}>
      <PieChart
        title="Renewable power by region: coast on the left, plains, mountains on the right"
        height={220}
        series={regions.map(({ name, power, cx }) => ({
          id: name,
          cx,
          // The area shows the total, so the radius is its square root.
          outerRadius: 62 * Math.sqrt(sum(power) / largest),
          valueFormatter: ({ value }) => `${value} MW, ${name}`,
          data: kinds.map((kind, index) => ({
            id: `${name} ${kind}`,
            label: kind,
            color: colors[index],
            value: power[index] ?? 0,
          })),
        }))}
        margin={{ top: 5, right: 5, bottom: 5, left: 5 }}
        slotProps={{ legend: { hidden: true } }}
      />
      <Box
        component="ul"
        sx={{ display: 'flex', gap: 2, justifyContent: 'center', p: 0, m: 0 }}
      >
        {kinds.map((kind, index) => (
          <Box
            component="li"
            key={kind}
            sx={{ display: 'flex', alignItems: 'center', gap: 1 }}
          >
            <Box
              component="span"
              sx={{ width: 12, height: 12, bgcolor: colors[index] }}
            />
            {kind}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
