import * as React from 'react';
import Box from '@mui/material/Box';
import { PieChart } from '@mui/x-charts';

const sources = [
  { id: 'wind', label: 'Wind', value: 139 },
  { id: 'solar', label: 'Solar', value: 72 },
  { id: 'biomass', label: 'Biomass', value: 49 },
  { id: 'water', label: 'Water', value: 22 },
];

export default function BasicPie() {
  return (
    <Box sx={{ width: '100%' }}>
      <PieChart
        title="Renewable electricity by source, in terawatt hours"
        height={240}
        series={[{ data: sources, valueFormatter: ({ value }) => `${value} TWh` }]}
      />
    </Box>
  );
}
