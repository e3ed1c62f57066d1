import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { BarChartPro, type ZoomData } from '@mui/x-charts-pro';

const weeks = Array.from({ length: 52 }, (_, index) => `W${index + 1}`);
const bathers = weeks.map((_, week) =>
  Math.round(20 + 1800 * Math.exp(-(((week - 29) / 6) ** 2)) + 15 * Math.sin(week * 1.7)),
);

export default function FittedAxis() {
  const [fitted, setFitted] = React.useState(true);
  const [zoom, setZoom] = React.useState<ZoomData[]>([
    { axisId: 'week', start: 0, end: 25 },
  ]);

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
        title="Bathers per week, first quarter shown"
        height={260}
        slotProps={{ legend: { hidden: true } }}
        zoom={zoom}
        onZoomChange={setZoom}
        xAxis={[
          {
            id: 'week',
            scaleType: 'band',
            data: weeks,
            zoom: { filterMode: fitted ? 'discard' : 'keep' },
          },
        ]}
        series={[{ label: 'Bathers', data: bathers }]}
      />
    </Box>
  );
}
