import * as React from 'react';
import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts';

const hours = [
  { day: 'Mon', from: 14, to: 20 },
  { day: 'Tue', from: 9, to: 18 },
  { day: 'Wed', from: 9, to: 18 },
  { day: 'Thu', from: 11, to: 21 },
  { day: 'Fri', from: 9, to: 16 },
  { day: 'Sat', from: 10, to: 14 },
];
const clock = (hour: number) => `${hour}:00`;

export default function OpeningHours() {
  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        title="Opening hours of a library"
        height={280}
        slotProps={{ legend: { hidden: true } }}
        grid={{ horizontal: true }}
        xAxis={[{ scaleType: 'band', data: hours.map(({ day }) => day) }]}
        yAxis={[{ min: 8, max: 22, tickMinStep: 2, valueFormatter: clock }]}
        series={[
          {
            // Lifts the visible bar to its start, and is neither seen nor listed.
            data: hours.map(({ from }) => from),
            stack: 'day',
            color: 'transparent',
            valueFormatter: () => null,
          },
          {
            label: 'Open',
            data: hours.map(({ from, to }) => to - from),
            stack: 'day',
            valueFormatter: (_value, { dataIndex }) => {
              const day = hours[dataIndex];
              return day ? `${clock(day.from)} to ${clock(day.to)}` : null;
            },
          },
        ]}
      />
    </Box>
  );
}
