import * as React from 'react';
import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts';

const dataset = [
  { bakery: 'Mill Lane', bread: 'Rye', loaves: 84 },
  { bakery: 'Mill Lane', bread: 'Wheat', loaves: 131 },
  { bakery: 'Mill Lane', bread: 'Spelt', loaves: 47 },
  { bakery: 'Station', bread: 'Rye', loaves: 52 },
  { bakery: 'Station', bread: 'Wheat', loaves: 208 },
  { bakery: 'Market', bread: 'Wheat', loaves: 96 },
  { bakery: 'Market', bread: 'Spelt', loaves: 63 },
].map((row) => ({ ...row, name: `${row.bakery}, ${row.bread}` }));

export default function GroupedRows() {
  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        title="Loaves baked per day in three bakeries"
        height={300}
        hideLegend
        layout="horizontal"
        dataset={dataset}
        xAxis={[{ label: 'Loaves' }]}
        yAxis={[
          {
            scaleType: 'band',
            dataKey: 'name',
            width: 140,
            groups: [
              { getValue: (name: string) => name.split(', ')[1]! },
              {
                getValue: (name: string) => name.split(', ')[0]!,
                tickSize: 64,
                tickLabelStyle: { fontWeight: 700 },
              },
            ],
          },
        ]}
        series={[{ dataKey: 'loaves', label: 'Loaves' }]}
      />
    </Box>
  );
}
