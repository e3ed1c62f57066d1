import * as React from 'react';
import Box from '@mui/material/Box';
import { BarChart, ChartsReferenceLine } from '@mui/x-charts';

const tasks = [
  { name: 'Survey', from: '2026-03-02', to: '2026-03-13' },
  { name: 'Permit', from: '2026-03-09', to: '2026-04-17' },
  { name: 'Foundation', from: '2026-04-20', to: '2026-05-08' },
  { name: 'Timber frame', from: '2026-05-04', to: '2026-06-12' },
  { name: 'Roof', from: '2026-06-08', to: '2026-06-26' },
  { name: 'Interior', from: '2026-06-22', to: '2026-08-14' },
];
const dayOf = (date: string) => Date.parse(`${date}T00:00:00Z`) / 86_400_000;
const format = (day: number) =>
  new Date(day * 86_400_000).toLocaleDateString('en-US', {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
const monthStarts = [3, 4, 5, 6, 7, 8].map((month) => dayOf(`2026-0${month}-01`));

export default function ProjectPlan() {
  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        title="Plan of a boathouse from March to August 2026"
        height={320}
        layout="horizontal"
        hideLegend
        borderRadius={3}
        grid={{ vertical: true }}
        yAxis={[
          { data: tasks.map(({ name }) => name), width: 100, categoryGapRatio: 0.4 },
        ]}
        xAxis={[
          {
            min: dayOf('2026-03-01'),
            max: dayOf('2026-08-31'),
            tickInterval: monthStarts,
            valueFormatter: format,
          },
        ]}
        series={[
          {
            // Moves each bar to its start, unseen.
            data: tasks.map(({ from }) => dayOf(from)),
            stack: 'time',
            color: 'transparent',
            valueFormatter: () => null,
          },
          {
            label: 'Time',
            data: tasks.map(({ from, to }) => dayOf(to) - dayOf(from)),
            stack: 'time',
            colorGetter: ({ dataIndex }) => (dataIndex < 2 ? '#8a94a3' : '#2f6b8a'),
            valueFormatter: (_value, { dataIndex }) => {
              const task = tasks[dataIndex];
              return task
                ? `${format(dayOf(task.from))} to ${format(dayOf(task.to))}`
                : null;
            },
          },
        ]}
      >
        <ChartsReferenceLine
          x={dayOf('2026-04-24')}
          label="Today"
          labelAlign="start"
          lineStyle={{ strokeWidth: 2, strokeDasharray: '4 4' }}
        />
      </BarChart>
    </Box>
  );
}
