import * as React from 'react';
import Box from '@mui/material/Box';
import { LineChart, useLineSeries, useXScale, useYScale } from '@mui/x-charts';

const years = [2020, 2021, 2022, 2023, 2024, 2025];

function EndLabels() {
  const series = useLineSeries();
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();

  return (
    <Box component="g" sx={{ color: 'text.primary', fill: 'currentColor' }}>
      {series.map(({ id, data, label }) => (
        <text
          key={id}
          x={xScale(years[years.length - 1]!) + 10}
          y={yScale(data[data.length - 1] ?? 0)}
          direction="ltr"
          dominantBaseline="central"
          fontSize={13}
          fontWeight={700}
        >
          {typeof label === 'function' ? label('legend') : label}
        </text>
      ))}
    </Box>
  );
}

export default function LineEndLabels() {
  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        title="Share of trips in the city, in percent"
        height={280}
        hideLegend
        margin={{ right: 96 }}
        xAxis={[
          { data: years, domainLimit: 'strict', tickMinStep: 1, valueFormatter: String },
        ]}
        yAxis={[{ min: 0 }]}
        series={[
          { id: 'car', label: 'Car', data: [48, 45, 43, 40, 38, 36] },
          { id: 'transit', label: 'Transit', data: [17, 18, 22, 24, 26, 27] },
          { id: 'bike', label: 'Bicycle', data: [11, 13, 14, 16, 18, 20] },
        ]}
      >
        <EndLabels />
      </LineChart>
    </Box>
  );
}
