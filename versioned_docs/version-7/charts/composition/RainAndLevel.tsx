import * as React from 'react';
import Box from '@mui/material/Box';
import {
  BarPlot,
  ChartsAxisHighlight,
  ChartsGrid,
  ChartsTooltip,
  ChartsXAxis,
  ChartsYAxis,
  LinePlot,
  ResponsiveChartContainer,
} from '@mui/x-charts';

const days = Array.from({ length: 14 }, (_, index) => index + 1);

export default function RainAndLevel() {
  return (
    <Box sx={{ width: '100%' }}>
      <ResponsiveChartContainer
        title="Rain, hanging from the top, and the water level that follows"
        height={300}
        xAxis={[{ id: 'day', scaleType: 'band', data: days, label: 'Day' }]}
        yAxis={[
          { id: 'level', label: 'Level (cm)', min: 100, max: 400 },
          { id: 'rain', label: 'Rain (mm)', reverse: true, max: 90 },
        ]}
        series={[
          {
            type: 'bar',
            yAxisId: 'rain',
            label: 'Rain',
            color: '#64b5f6',
            data: [0, 2, 14, 31, 22, 6, 0, 0, 3, 11, 26, 9, 1, 0],
          },
          {
            type: 'line',
            yAxisId: 'level',
            label: 'Level',
            color: '#1976d2',
            data: [142, 140, 148, 187, 264, 301, 276, 239, 208, 199, 231, 268, 255, 222],
          },
        ]}
      >
        <ChartsGrid horizontal />
        <ChartsAxisHighlight x="band" />
        <BarPlot />
        <LinePlot />
        <ChartsXAxis axisId="day" />
        <ChartsYAxis axisId="level" />
        <ChartsYAxis axisId="rain" position="right" />
        <ChartsTooltip trigger="axis" />
      </ResponsiveChartContainer>
    </Box>
  );
}
