import * as React from 'react';
import Box from '@mui/material/Box';
import {
  BarChart,
  useBarSeriesContext,
  useChartId,
  useDataset,
  useXAxes,
  useXScale,
  useYScale,
} from '@mui/x-charts';

const rows = [
  { month: 'June', adults: 412, children: 285, guide: 'Mira' },
  { month: 'July', adults: 530, children: 471, guide: 'Tom' },
  { month: 'August', adults: 498, children: 502, guide: 'Ines' },
];

/** Writes the total of each stack above it, and the guide of the month from the rows. */
function Totals() {
  const chartId = useChartId();
  const context = useBarSeriesContext();
  const dataset = useDataset<typeof rows>();
  const { xAxisIds } = useXAxes();
  const xScale = useXScale<'band'>(xAxisIds[0]);
  const yScale = useYScale<'linear'>();
  const stacks = context?.stackingGroups ?? [];

  return (
    <Box component="g" sx={{ fill: 'currentColor', color: 'text.primary' }}>
      {dataset?.map(({ month, guide }, index) => {
        const total = stacks
          .flatMap(({ ids }) => ids)
          .reduce<number>((sum, id) => sum + (context?.series[id]?.data[index] ?? 0), 0);
        return (
          <text
            key={month}
            id={`${chartId}-total-${index}`}
            x={(xScale(month) ?? 0) + xScale.bandwidth() / 2}
            y={yScale(total) - 8}
            textAnchor="middle"
            fontSize={13}
          >
            {total} · {guide}
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
        title="Visitors of a cave by month, with totals and guides"
        height={280}
        dataset={rows}
        xAxis={[{ dataKey: 'month' }]}
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
