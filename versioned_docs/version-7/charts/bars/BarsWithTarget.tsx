import * as React from 'react';
import Box from '@mui/material/Box';
import { BarChart, ChartsReferenceLine, referenceLineClasses } from '@mui/x-charts';

export default function BarsWithTarget() {
  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        title="Steps per day and daily goal"
        height={280}
        slotProps={{ legend: { hidden: true } }}
        grid={{ horizontal: true }}
        sx={{ [`& .${referenceLineClasses.root}`]: { color: 'error.main' } }}
        xAxis={[
          { scaleType: 'band', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] },
        ]}
        yAxis={[{ tickNumber: 4 }]}
        margin={{ left: 60 }}
        series={[{ label: 'Steps', data: [7200, 9100, 6400, 8800, 10400, 12100, 5300] }]}
      >
        <ChartsReferenceLine
          y={8000}
          label="Goal"
          labelAlign="end"
          lineStyle={{ stroke: 'currentColor', strokeDasharray: '6 4' }}
          labelStyle={{ fill: 'currentColor' }}
        />
      </BarChart>
    </Box>
  );
}
