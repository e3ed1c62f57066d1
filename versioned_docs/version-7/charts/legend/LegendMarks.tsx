import * as React from 'react';
import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts';

export default function LegendMarks() {
  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        title="Water temperature, this year and the mean of ten years"
        height={260}
        xAxis={[{ scaleType: 'point', data: ['May', 'Jun', 'Jul', 'Aug', 'Sep'] }]}
        yAxis={[{ valueFormatter: (value: number) => `${value} °C` }]}
        series={[
          {
            label: (location) => (location === 'legend' ? '2025' : 'Measured in 2025'),
            data: [13.2, 17.9, 20.6, 21.4, 18.1],
          },
          {
            label: (location) =>
              location === 'legend' ? 'Mean' : 'Mean of 2015 to 2024',
            showMark: false,
            data: [12.1, 16.2, 19.3, 19.9, 17.4],
          },
        ]}
        slotProps={{
          legend: {
            itemMarkWidth: 24,
            itemMarkHeight: 4,
            markGap: 8,
            itemGap: 24,
            labelStyle: { fontSize: 14 },
          },
        }}
      />
    </Box>
  );
}
