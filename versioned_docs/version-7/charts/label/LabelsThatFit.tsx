import * as React from 'react';
import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts';

const farms = ['Hill', 'Brook', 'Meadow', 'Grove'];

export default function LabelsThatFit() {
  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        title="Land use of four farms in hectares"
        height={300}
        xAxis={[{ scaleType: 'band', data: farms }]}
        barLabel={({ value }, { bar }) =>
          bar.height > 22 && bar.width > 44 ? `${value} ha` : null
        }
        series={[
          { label: 'Pasture', stack: 'land', data: [38, 64, 91, 22] },
          { label: 'Crops', stack: 'land', data: [52, 12, 35, 71] },
          { label: 'Forest', stack: 'land', data: [14, 47, 4, 29] },
        ]}
      />
    </Box>
  );
}
