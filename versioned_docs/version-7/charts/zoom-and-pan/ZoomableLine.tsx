import * as React from 'react';
import Box from '@mui/material/Box';
import { LineChartPro } from '@mui/x-charts-pro';
import { days, formatDay, levels } from './waterLevel';

export default function ZoomableLine() {
  return (
    <Box sx={{ width: '100%' }}>
      <LineChartPro
        title="Water level during a year"
        height={260}
        slotProps={{ legend: { hidden: true } }}
        xAxis={[{ scaleType: 'utc', data: days, valueFormatter: formatDay, zoom: true }]}
        yAxis={[{ label: 'Level (cm)' }]}
        series={[{ label: 'Level', data: levels, showMark: false }]}
      />
    </Box>
  );
}
