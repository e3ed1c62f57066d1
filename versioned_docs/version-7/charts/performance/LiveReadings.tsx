import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LineChart, type LineChartProps } from '@mui/x-charts';

const WINDOW = 240;
// Objects that stay the same from one render to the next.
const yAxis: LineChartProps['yAxis'] = [{ label: 'Pulse', min: 50, max: 130 }];
const places = Array.from({ length: WINDOW }, (_, index) => index);
const xAxis: LineChartProps['xAxis'] = [{ data: places, domainLimit: 'strict' }];

const pulseAt = (step: number) =>
  Math.round(82 + 24 * Math.sin(step / 45) + 6 * Math.sin(step / 3.1));

export default function LiveReadings() {
  const [step, setStep] = React.useState(0);
  const [running, setRunning] = React.useState(false);

  React.useEffect(() => {
    if (!running) return undefined;
    // Ten readings arrive at once: one render for all of them.
    const timer = setInterval(() => setStep((now) => now + 10), 250);
    return () => clearInterval(timer);
  }, [running]);

  const series = React.useMemo<LineChartProps['series']>(
    () => [
      {
        label: 'Pulse',
        data: places.map((place) => pulseAt(step + place)),
        showMark: false,
        disableHighlight: true,
      },
    ],
    [step],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <Button size="small" onClick={() => setRunning((now) => !now)}>
        {running ? 'Pause' : 'Start'}
      </Button>
      <LineChart
        title="Pulse of a runner, the last 240 readings"
        height={220}
        slotProps={{ legend: { hidden: true } }}
        skipAnimation
        axisHighlight={{ x: 'none', y: 'none' }}
        bottomAxis={null}
        tooltip={{ trigger: 'none' }}
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
      />
    </Box>
  );
}
