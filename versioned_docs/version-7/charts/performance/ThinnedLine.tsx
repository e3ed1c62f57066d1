import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts';
import { thinOut } from './thinOut';

// Power that a factory takes, every ten seconds for a day: 8,640 readings.
const readings = Array.from({ length: 8640 }, (_, index) => {
  const hour = index / 360;
  const shift = hour > 6 && hour < 22 ? 340 : 120;
  const press = index % 541 < 4 ? 260 : 0;
  return { hour, power: Math.round(shift + 25 * Math.sin(hour * 3) + press) };
});
const thinned = thinOut(readings, ({ power }) => power, 150);

export default function ThinnedLine() {
  const [all, setAll] = React.useState(false);
  const dataset = all ? readings : thinned;

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label={`Draw all ${readings.length.toLocaleString('en-US')} readings`}
        control={
          <Switch checked={all} onChange={(event) => setAll(event.target.checked)} />
        }
      />
      <LineChart
        title={`Power of a factory over a day, ${dataset.length} points`}
        height={260}
        slotProps={{ legend: { hidden: true } }}
        skipAnimation
        dataset={dataset}
        xAxis={[{ dataKey: 'hour', label: 'Hour', domainLimit: 'strict' }]}
        yAxis={[{ label: 'Power (kW)', min: 0 }]}
        series={[{ dataKey: 'power', label: 'Power', curve: 'linear', showMark: false }]}
      />
    </Box>
  );
}
