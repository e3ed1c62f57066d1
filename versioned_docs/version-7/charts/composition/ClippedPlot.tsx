import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  AreaPlot,
  ChartsClipPath,
  ChartsXAxis,
  ChartsYAxis,
  LinePlot,
  ResponsiveChartContainer,
} from '@mui/x-charts';

const load = [120, 135, 160, 148, 610, 172, 155, 149, 138, 142];

export default function ClippedPlot() {
  const clipId = React.useId();
  const [clipped, setClipped] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Clip to the drawing area"
        control={
          <Switch
            checked={clipped}
            onChange={(event) => setClipped(event.target.checked)}
          />
        }
      />
      <ResponsiveChartContainer
        title="Requests per second; one peak goes beyond the axis"
        height={260}
        margin={{ top: 70 }}
        xAxis={[{ id: 'minute', data: load.map((_, index) => index), label: 'Minute' }]}
        yAxis={[{ id: 'load', min: 0, max: 250 }]}
        series={[{ type: 'line', data: load, area: true, label: 'Requests' }]}
      >
        <ChartsClipPath id={clipId} />
        <g clipPath={clipped ? `url(#${clipId})` : undefined}>
          <AreaPlot />
          <LinePlot />
        </g>
        <ChartsXAxis axisId="minute" />
        <ChartsYAxis axisId="load" />
      </ResponsiveChartContainer>
    </Box>
  );
}
