import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { Gauge, gaugeClasses } from '@mui/x-charts';

const levels = [
  { upTo: 60, name: 'good', color: 'success.main' },
  { upTo: 85, name: 'elevated', color: 'warning.main' },
  { upTo: 100, name: 'critical', color: 'error.main' },
];

export default function GaugeLevels() {
  const [load, setLoad] = React.useState(72);
  const labelId = React.useId();
  const level = levels.find(({ upTo }) => load <= upTo)!;

  return (
    <Box sx={{ width: '100%', maxWidth: 280 }}>
      <Gauge
        aria-label="Load of the server"
        aria-valuetext={`${load}%, ${level.name}`}
        height={180}
        value={load}
        text={`${load}%\n${level.name}`}
        sx={{
          color: level.color,
          [`& .${gaugeClasses.valueArc}`]: { fill: 'currentColor' },
        }}
      />
      <Typography id={labelId} variant="body2">
        Load
      </Typography>
      <Slider
        aria-labelledby={labelId}
        value={load}
        onChange={(_event, value) => setLoad(value as number)}
      />
    </Box>
  );
}
