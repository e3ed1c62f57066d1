import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  BAR_CHART_PLUGINS,
  ChartsDataProvider,
  ChartsSurface,
  ChartsTooltip,
  ChartsXAxis,
  ChartsYAxis,
  SCATTER_CHART_PLUGINS,
  ScatterPlot,
  type BarChartPluginSignatures,
  type ScatterChartPluginSignatures,
  type ScatterSeries,
} from '@mui/x-charts';

const throws: ScatterSeries & { type: 'scatter' } = {
  type: 'scatter',
  data: [
    { id: 1, x: 4, y: 12 },
    { id: 2, x: 9, y: 31 },
    { id: 3, x: 13, y: 22 },
    { id: 4, x: 17, y: 44 },
    { id: 5, x: 22, y: 28 },
    { id: 6, x: 26, y: 51 },
  ],
  valueFormatter: (value) => value && `${value.x} m, ${value.y}%`,
};
const chart = {
  height: 220,
  xAxis: [{ id: 'distance', label: 'Meters', min: 0, height: 42 }],
  yAxis: [{ id: 'success', min: 0, max: 60 }],
  series: [throws],
};
const parts = (
  <React.Fragment>
    <ScatterPlot />
    <ChartsXAxis axisId="distance" />
    <ChartsYAxis axisId="success" />
  </React.Fragment>
);

export default function NearestPoint() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))',
        gap: 2,
        width: '100%',
      }}
    >
      <div>
        <Typography variant="subtitle2">The nearest point</Typography>
        <ChartsDataProvider<'scatter', ScatterChartPluginSignatures>
          {...chart}
          plugins={SCATTER_CHART_PLUGINS}
        >
          <ChartsSurface title="Throws, with a tooltip for the nearest one">
            {parts}
          </ChartsSurface>
          <ChartsTooltip trigger="item" />
        </ChartsDataProvider>
      </div>
      <div>
        <Typography variant="subtitle2">The point under the pointer</Typography>
        <ChartsDataProvider<'scatter', BarChartPluginSignatures>
          {...chart}
          plugins={BAR_CHART_PLUGINS}
        >
          <ChartsSurface title="Throws, with a tooltip for the one under the pointer">
            {parts}
          </ChartsSurface>
          <ChartsTooltip trigger="item" />
        </ChartsDataProvider>
      </div>
    </Box>
  );
}
