import * as React from 'react';
import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts';

const rainfall = [
  { month: 'Jan', bergen: 238, madrid: 33, nagoya: 50 },
  { month: 'Apr', bergen: 117, madrid: 45, nagoya: 125 },
  { month: 'Jul', bergen: 153, madrid: 9, nagoya: 204 },
  { month: 'Oct', bergen: 271, madrid: 60, nagoya: 148 },
];

const valueFormatter = (value: number | null) => (value === null ? '–' : `${value} mm`);

export default function BarsFromDataset() {
  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        title="Rainfall in three cities"
        height={300}
        dataset={rainfall}
        xAxis={[{ scaleType: 'band', dataKey: 'month' }]}
        yAxis={[{ label: 'Rainfall (mm)' }]}
        series={[
          { dataKey: 'bergen', label: 'Bergen', valueFormatter },
          { dataKey: 'madrid', label: 'Madrid', valueFormatter },
          { dataKey: 'nagoya', label: 'Nagoya', valueFormatter },
        ]}
      />
    </Box>
  );
}
