import * as React from 'react';
import Box from '@mui/material/Box';
import { LineChart, type ChartsLabelCustomMarkProps } from '@mui/x-charts';

function DashedMark({ className, color }: ChartsLabelCustomMarkProps) {
  return (
    <svg className={className} viewBox="0 0 24 8" width={24} height={8} aria-hidden>
      <path d="M0 4H24" stroke={color} strokeWidth={3} strokeDasharray="6 3" />
    </svg>
  );
}

export default function LegendMarks() {
  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        title="Water temperature, this year and the mean of ten years"
        height={260}
        sx={{ '& .MuiLineElement-root[data-series="mean"]': { strokeDasharray: '6 4' } }}
        xAxis={[{ scaleType: 'point', data: ['May', 'Jun', 'Jul', 'Aug', 'Sep'] }]}
        yAxis={[{ valueFormatter: (value: number) => `${value} °C` }]}
        series={[
          {
            id: 'now',
            label: (location) => (location === 'legend' ? '2025' : 'Measured in 2025'),
            labelMarkType: 'circle',
            data: [13.2, 17.9, 20.6, 21.4, 18.1],
          },
          {
            id: 'mean',
            label: (location) =>
              location === 'legend' ? 'Mean' : 'Mean of 2015 to 2024',
            labelMarkType: DashedMark,
            showMark: false,
            data: [12.1, 16.2, 19.3, 19.9, 17.4],
          },
        ]}
      />
    </Box>
  );
}
