import * as React from 'react';
import Box from '@mui/material/Box';
import { LineChartPro } from '@mui/x-charts-pro';
import { days, formatDay, levels } from './waterLevel';

export default function ZoomSlider() {
  return (
    <Box sx={{ width: '100%' }}>
      <LineChartPro
        title="Water level around the flood in February"
        height={320}
        hideLegend
        initialZoom={[{ axisId: 'day', start: 5, end: 25 }]}
        xAxis={[
          {
            id: 'day',
            scaleType: 'utc',
            data: days,
            valueFormatter: formatDay,
            zoom: { minSpan: 3, slider: { enabled: true, preview: true } },
          },
        ]}
        series={[{ label: 'Level', data: levels, showMark: false, area: true }]}
      />
    </Box>
  );
}
