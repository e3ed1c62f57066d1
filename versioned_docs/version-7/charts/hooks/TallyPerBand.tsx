import * as React from 'react';
import Box from '@mui/material/Box';
import {
  BarChart,
  unstable_useBarSeries,
  useChartId,
  useXAxis,
  useXScale,
  useYScale,
} from '@mui/x-charts';

const rows = [
  { month: 'June', adults: 412, children: 285 },
  { month: 'July', adults: 530, children: 471 },
  { month: 'August', adults: 498, children: 502 },
];

/** Writes the total of each stack above it. */
function Totals() {
  const chartId = useChartId();
  const bars = unstable_useBarSeries();
  const { data: months = [] } = useXAxis();
  const xScale = useXScale<'band'>();
  const yScale = useYScale<'linear'>();
  const stacks = bars?.stackingGroups ?? [];

  return (
    <Box component="g" sx={{ fill: 'currentColor', color: 'text.primary' }}>
      {(months as string[]).map((month, index) => {
        const total = stacks
          .flatMap(({ ids }) => ids)
          .reduce<number>((sum, id) => sum + (bars?.series[id]?.data[index] ?? 0), 0);
        return (
          <text
            key={month}
            id={`${chartId}-total-${index}`}
            x={(xScale(month) ?? 0) + xScale.bandwidth() / 2}
            y={yScale(total) - 8}
            textAnchor="middle"
            fontSize={13}
          >
            {total}
          </text>
        );
      })}
    </Box>
  );
}

export default function TallyPerBand() {
  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        title="Visitors of a cave by month, with totals"
        height={280}
        dataset={rows}
        xAxis={[{ scaleType: 'band', dataKey: 'month' }]}
        yAxis={[{ max: 1100 }]}
        series={[
          { dataKey: 'adults', label: 'Adults', stack: 'all' },
          { dataKey: 'children', label: 'Children', stack: 'all' },
        ]}
      >
        <Totals />
      </BarChart>
    </Box>
  );
}
