import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { BarChartPro } from '@mui/x-charts-pro';

const weeks = Array.from({ length: 52 }, (_, index) => `W${index + 1}`);
const bathers = weeks.map((_, week) =>
  Math.round(20 + 1800 * Math.exp(-(((week - 29) / 6) ** 2)) + 15 * Math.sin(week * 1.7)),
);

export default function FittedAxis() {
  const [fitted, setFitted] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Fit the y-axis to the visible weeks"
        control={
          <Switch
            checked={fitted}
            onChange={(event) => setFitted(event.target.checked)}
          />
        }
      />
      <BarChartPro
        key={String(fitted)}
        title="Bathers per week, first quarter shown"
        height={260}
        hideLegend
        initialZoom={[{ axisId: 'week', start: 0, end: 25 }]}
        xAxis={[
          {
            id: 'week',
            data: weeks,
            zoom: { filterMode: fitted ? 'discard' : 'keep', slider: { enabled: true } },
          },
        ]}
        series={[{ label: 'Bathers', data: bathers }]}
      />
    </Box>
  );
}
