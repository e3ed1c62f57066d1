import * as React from 'react';
import Box from '@mui/material/Box';
import { BarChart, PieChart } from '@mui/x-charts';

const rows = [
  { district: 'North', trees: 4120, planted: 310 },
  { district: 'East', trees: 2870, planted: 420 },
  { district: 'South', trees: 3540, planted: 180 },
  { district: 'West', trees: 1960, planted: 260 },
];

export default function SameRows() {
  return (
    <Box
      sx={{
        width: '100%',
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <div>
        <BarChart
          title="Street trees planted this year, by district"
          height={220}
          slotProps={{ legend: { hidden: true } }}
          dataset={rows}
          xAxis={[{ scaleType: 'band', dataKey: 'district' }]}
          series={[{ dataKey: 'planted', label: 'Planted' }]}
        />
      </div>
      <div>
        <PieChart
          title="All street trees, by district"
          height={220}
          series={[
            {
              data: rows.map(({ district, trees }) => ({
                id: district,
                label: district,
                value: trees,
              })),
            },
          ]}
        />
      </div>
    </Box>
  );
}
