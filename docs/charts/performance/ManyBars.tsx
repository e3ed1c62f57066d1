import * as React from 'react';
import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts';

const DAY = 24 * 60 * 60 * 1000;
// Cyclists who passed a counter on each day of three years.
const days = Array.from(
  { length: 1096 },
  (_, day) => new Date(Date.UTC(2023, 0, 1) + day * DAY),
);
const cyclists = days.map((date, day) => {
  const season = 900 - 700 * Math.cos((day / 365.25) * 2 * Math.PI);
  const weekend = date.getUTCDay() % 6 === 0 ? 0.6 : 1;
  return Math.round(season * weekend + ((day * 61) % 140));
});
const dateFormat = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeZone: 'UTC',
});

export default function ManyBars() {
  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        title="Cyclists per day from 2023 to 2025"
        height={280}
        hideLegend
        renderer="svg-batch"
        skipAnimation
        xAxis={[
          {
            data: days,
            scaleType: 'band',
            categoryGapRatio: 0,
            tickInterval: (date: Date) =>
              date.getUTCMonth() % 6 === 0 && date.getUTCDate() === 1,
            valueFormatter: (date: Date, { location }) =>
              location === 'tick'
                ? `${date.getUTCMonth() + 1}/${date.getUTCFullYear()}`
                : dateFormat.format(date),
          },
        ]}
        yAxis={[{ label: 'Cyclists' }]}
        series={[{ label: 'Cyclists', data: cyclists }]}
      />
    </Box>
  );
}
