import * as React from 'react';
import Box from '@mui/material/Box';
import { PieChart } from '@mui/x-charts';

const groups: { label: string; color: string; parts: Record<string, number> }[] = [
  { label: 'Vegetables', color: '#2f7f4f', parts: { Roots: 14, Greens: 22, Beans: 9 } },
  { label: 'Fruit', color: '#a8433f', parts: { Apples: 18, Berries: 11 } },
  { label: 'Herbs', color: '#5a4b8a', parts: { Fresh: 6, Tea: 4 } },
];
const total = (parts: Record<string, number>) =>
  Object.values(parts).reduce((sum, value) => sum + value, 0);

export default function PartsInRings() {
  return (
    <Box sx={{ width: '100%' }}>
      <PieChart
        title="Beds of a market garden, groups inside and crops outside"
        height={280}
        hideLegend
        series={[
          {
            innerRadius: '8%',
            outerRadius: '62%',
            arcLabel: 'label',
            data: groups.map(({ label, color, parts }) => ({
              label,
              color,
              value: total(parts),
            })),
          },
          {
            innerRadius: '64%',
            arcLabel: 'label',
            arcLabelMinAngle: 18,
            data: groups.flatMap(({ label, color, parts }) =>
              Object.entries(parts).map(([part, value]) => ({
                id: `${label} ${part}`,
                label: part,
                color: `color-mix(in srgb, ${color} 80%, black)`,
                value,
              })),
            ),
          },
        ]}
        sx={{ '& .MuiPieChart-arcLabel': { fill: '#fff', fontSize: 12 } }}
      />
    </Box>
  );
}
