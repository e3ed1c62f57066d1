import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts';

/** Minutes that patients waited. */
const waits = [
  3, 4, 6, 7, 7, 8, 9, 9, 11, 12, 12, 13, 13, 14, 14, 14, 16, 17, 17, 18, 19, 21, 22, 22,
  23, 26, 27, 29, 31, 34, 38, 43, 52,
];

/** Counts the values in intervals of one width, empty ones included. */
function countIntoBins(values: number[], width: number) {
  const bins = Array.from(
    { length: Math.floor(Math.max(...values) / width) + 1 },
    (_, index) => ({ from: index * width, to: (index + 1) * width, count: 0 }),
  );
  for (const value of values) {
    const bin = bins[Math.floor(value / width)];
    if (bin) bin.count += 1;
  }
  return bins.map((bin) => ({ ...bin, label: `${bin.from}–${bin.to}` }));
}

export default function WaitingTimes() {
  const [width, setWidth] = React.useState(10);
  const labelId = React.useId();

  return (
    <Stack sx={{ width: '100%' }}>
      <Typography id={labelId} variant="body2">
        Width of an interval: {width} minutes
      </Typography>
      <Slider
        aria-labelledby={labelId}
        size="small"
        min={5}
        max={15}
        step={5}
        value={width}
        onChange={(_event, value) => setWidth(Number(value))}
        sx={{ maxWidth: 240 }}
      />
      <BarChart
        title="Waiting times of patients"
        height={260}
        dataset={countIntoBins(waits, width)}
        xAxis={[{ dataKey: 'label', label: 'Minutes', categoryGapRatio: 0 }]}
        yAxis={[{ label: 'Patients' }]}
        series={[{ dataKey: 'count', label: 'Patients' }]}
        borderRadius={2}
        hideLegend
      />
    </Stack>
  );
}
