import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { BarChart } from '@mui/x-charts';

const lines = ['Red', 'Blue', 'Green', 'Yellow'];
const passengers = {
  Saturday: [5400, 7100, 3900, 2600],
  Monday: [9800, 8200, 7600, 4100],
};

export default function AnimationSwitch() {
  const [day, setDay] = React.useState<keyof typeof passengers>('Saturday');
  const [animated, setAnimated] = React.useState(true);
  const other = day === 'Saturday' ? 'Monday' : 'Saturday';

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', gap: 2 }}>
        <Button size="small" variant="outlined" onClick={() => setDay(other)}>
          Show {other}
        </Button>
        <FormControlLabel
          label="Animate"
          control={
            <Switch
              checked={animated}
              onChange={(event) => setAnimated(event.target.checked)}
            />
          }
        />
      </Box>
      <BarChart
        title={`Passengers by line on a ${day}`}
        height={240}
        slotProps={{ legend: { hidden: true } }}
        skipAnimation={!animated}
        xAxis={[{ scaleType: 'band', data: lines }]}
        yAxis={[{ max: 10000 }]}
        series={[{ label: day, data: passengers[day] }]}
      />
    </Box>
  );
}
