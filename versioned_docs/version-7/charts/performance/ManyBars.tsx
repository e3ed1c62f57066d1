import * as React from 'react';
import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts';

// The type of an axis does not name the ratio.
const gaps = { categoryGapRatio: 0 };
const DAY = 24 * 60 * 60 * 1000;
// Cyclists who passed a counter on each day of a year.
const days = Array.from(
  { length: 365 },
  (_, day) => new Date(Date.UTC(2025, 0, 1) + day * DAY),
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
        title="Cyclists per day in 2025"
        height={280}
        slotProps={{ legend: { hidden: true } }}
        skipAnimation
        xAxis={[
          {
            data: days,
            scaleType: 'band',
            ...gaps,
            tickInterval: (date: Date) =>
              date.getUTCMonth() % 3 === 0 && date.getUTCDate() === 1,
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
