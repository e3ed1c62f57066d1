import * as React from 'react';
import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts';

const languages = [
  { name: 'English (United Kingdom)', speakers: 64 },
  { name: 'Polish', speakers: 41 },
  { name: 'Portuguese (Brazil)', speakers: 37 },
  { name: 'Ukrainian', speakers: 22 },
  { name: 'Vietnamese', speakers: 13 },
];

export default function HorizontalBars() {
  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        title="Volunteers by language"
        layout="horizontal"
        height={280}
        slotProps={{ legend: { hidden: true } }}
        dataset={languages}
        yAxis={[{ scaleType: 'band', dataKey: 'name', disableTicks: true }]}
        margin={{ left: 180 }}
        xAxis={[{ label: 'Volunteers' }]}
        series={[{ dataKey: 'speakers', label: 'Volunteers' }]}
        grid={{ vertical: true }}
      />
    </Box>
  );
}
