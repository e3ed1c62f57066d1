import * as React from 'react';
import Box from '@mui/material/Box';
import { BarChart, useXScale, useYScale } from '@mui/x-charts';

const plots = [
  { soil: 'Clay', mean: 3.1, deviation: 0.4 },
  { soil: 'Loam', mean: 5.6, deviation: 0.7 },
  { soil: 'Sand', mean: 2.2, deviation: 0.5 },
  { soil: 'Compost', mean: 6.3, deviation: 0.3 },
];
// The type of an axis does not name the ratio.
const gaps = { categoryGapRatio: 0.5 };

function Deviations() {
  const xScale = useXScale<'band'>();
  const yScale = useYScale<'linear'>();

  return (
    <Box component="g" sx={{ stroke: 'currentColor', color: 'text.primary' }}>
      {plots.map(({ soil, mean, deviation }) => {
        const x = (xScale(soil) ?? 0) + xScale.bandwidth() / 2;
        const top = yScale(mean + deviation);
        const bottom = yScale(mean - deviation);
        return (
          <path
            key={soil}
            d={`M ${x - 7} ${top} h 14 m -7 0 V ${bottom} m -7 0 h 14`}
            fill="none"
            strokeWidth={2}
            pointerEvents="none"
          />
        );
      })}
    </Box>
  );
}

export default function ErrorBars() {
  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        title="Harvest of carrots by soil, with the standard deviation"
        height={280}
        slotProps={{ legend: { hidden: true } }}
        xAxis={[{ scaleType: 'band', data: plots.map(({ soil }) => soil), ...gaps }]}
        yAxis={[{ label: 'kg per m²', max: 7.5 }]}
        series={[
          {
            label: 'Harvest',
            data: plots.map(({ mean }) => mean),
            valueFormatter: (value, { dataIndex }) =>
              `${value} ± ${plots[dataIndex]?.deviation} kg`,
          },
        ]}
      >
        <Deviations />
      </BarChart>
    </Box>
  );
}
