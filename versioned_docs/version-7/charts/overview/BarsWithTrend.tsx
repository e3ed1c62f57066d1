import * as React from 'react';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import {
  axisClasses,
  BarPlot,
  ChartsAxisHighlight,
  ChartsTooltip,
  ChartsXAxis,
  ChartsYAxis,
  LinePlot,
  MarkPlot,
  ResponsiveChartContainer,
} from '@mui/x-charts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

export default function BarsWithTrend() {
  const { palette } = useTheme();
  return (
    <Box sx={{ width: '100%' }}>
      <ResponsiveChartContainer
        title="Orders and refund rate per month"
        height={300}
        sx={{
          [`& .${axisClasses.left} .${axisClasses.label}`]: {
            transform: 'translateX(-16px)',
          },
        }}
        margin={{ left: 70 }}
        xAxis={[{ id: 'month', scaleType: 'band', data: months }]}
        yAxis={[
          { id: 'orders', label: 'Orders' },
          {
            id: 'refunds',
            label: 'Refunds',
            min: 0,
            max: 8,
            valueFormatter: (value: number) => `${value}%`,
          },
        ]}
        series={[
          {
            type: 'bar',
            yAxisId: 'orders',
            label: 'Orders',
            data: [820, 932, 901, 1134, 1290, 1330],
            color: palette.primary.main,
          },
          {
            type: 'line',
            yAxisId: 'refunds',
            label: 'Refunds',
            data: [4.1, 3.8, 5.2, 3.1, 2.6, 2.9],
            color: palette.warning.main,
            valueFormatter: (value) => (value === null ? '' : `${value}%`),
          },
        ]}
      >
        <BarPlot />
        <LinePlot />
        <MarkPlot />
        <ChartsAxisHighlight x="band" />
        <ChartsXAxis axisId="month" />
        <ChartsYAxis axisId="orders" />
        <ChartsYAxis axisId="refunds" position="right" />
        <ChartsTooltip trigger="axis" />
      </ResponsiveChartContainer>
    </Box>
  );
}
