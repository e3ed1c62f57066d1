import * as React from 'react';
import Box from '@mui/material/Box';
import { LineChart, useDrawingArea, useXAxis, useXScale } from '@mui/x-charts';

const days = Array.from(
  { length: 21 },
  (_value, index) => new Date(Date.UTC(2026, 5, 1 + index)),
);
const visits = [
  310, 325, 298, 341, 390, 612, 655, 322, 318, 307, 352, 401, 640, 688, 330, 341, 316,
  360, 412, 671, 702,
];
const formatDay = (day: Date) =>
  day.toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** Shades Saturdays and Sundays behind the line. */
function Weekends() {
  const { top, height } = useDrawingArea();
  const { data = [] } = useXAxis();
  const xScale = useXScale<'point'>();
  const step = xScale.step();

  return (
    <Box component="g" sx={{ fill: 'currentColor', color: 'text.primary' }}>
      {(data as Date[])
        .filter((day) => [0, 6].includes(day.getUTCDay()))
        .map((day) => (
          <rect
            key={day.getTime()}
            x={(xScale(day) ?? 0) - step / 2}
            y={top}
            width={step}
            height={height}
            opacity={0.08}
            pointerEvents="none"
          />
        ))}
    </Box>
  );
}

export default function WeekendStripes() {
  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        title="Visitors of an open-air museum, weekends shaded"
        height={260}
        slotProps={{ legend: { hidden: true } }}
        xAxis={[{ data: days, scaleType: 'point', valueFormatter: formatDay }]}
        yAxis={[{ min: 0 }]}
        series={[{ label: 'Visitors', data: visits, showMark: false }]}
      >
        <Weekends />
      </LineChart>
    </Box>
  );
}
