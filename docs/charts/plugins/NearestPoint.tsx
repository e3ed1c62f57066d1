import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  BAR_CHART_PLUGINS,
  ChartsContainer,
  ChartsTooltip,
  ChartsXAxis,
  ChartsYAxis,
  SCATTER_CHART_PLUGINS,
  ScatterPlot,
} from '@mui/x-charts';

const shots = [
  { id: 1, x: 4, y: 12 },
  { id: 2, x: 9, y: 31 },
  { id: 3, x: 13, y: 22 },
  { id: 4, x: 17, y: 44 },
  { id: 5, x: 22, y: 28 },
  { id: 6, x: 26, y: 51 },
];

export default function NearestPoint() {
  const [isNearest, setNearest] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Take the nearest point"
        control={
          <Switch
            checked={isNearest}
            onChange={(event) => setNearest(event.target.checked)}
          />
        }
      />
      <ChartsContainer
        // Plugins are hooks: another list needs a new chart.
        key={String(isNearest)}
        title="Distance and success of throws"
        height={240}
        plugins={isNearest ? SCATTER_CHART_PLUGINS : BAR_CHART_PLUGINS}
        xAxis={[{ id: 'distance', label: 'Meters', min: 0, height: 42 }]}
        yAxis={[{ id: 'success', min: 0, max: 60 }]}
        series={[
          {
            type: 'scatter',
            data: shots,
            valueFormatter: (value) => value && `${value.x} m, ${value.y}%`,
          },
        ]}
      >
        <ScatterPlot />
        <ChartsXAxis axisId="distance" />
        <ChartsYAxis axisId="success" />
        <ChartsTooltip trigger="item" />
      </ChartsContainer>
    </Box>
  );
}
