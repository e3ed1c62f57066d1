import * as React from 'react';
import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts';

const start = Date.UTC(2025, 0, 1);
const weeks = Array.from({ length: 53 }, (_, week) => new Date(start + week * 7 * 864e5));
// Sun at noon in Hamburg, in degrees.
const elevation = weeks.map((_, week) => {
  const angle = ((week + 1.5) / 52.2) * 2 * Math.PI;
  return Math.round(365 - 234 * Math.cos(angle)) / 10;
});
const quarters = [0, 3, 6, 9, 12].map((month) => new Date(Date.UTC(2025, month, 1)));
const month = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });
const fullDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

export default function TimeTicks() {
  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        title="Height of the sun at noon"
        height={260}
        slotProps={{ legend: { hidden: true } }}
        grid={{ vertical: true }}
        xAxis={[
          {
            scaleType: 'utc',
            data: weeks,
            min: quarters[0],
            max: quarters[4],
            tickInterval: quarters,
            valueFormatter: (date: Date, { location }) =>
              (location === 'tick' ? month : fullDate).format(date),
          },
        ]}
        yAxis={[{ valueFormatter: (value: number) => `${value}°` }]}
        series={[
          {
            label: 'Height',
            data: elevation,
            showMark: false,
            valueFormatter: (value) => `${value}°`,
          },
        ]}
      />
    </Box>
  );
}
