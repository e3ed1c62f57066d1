import * as React from 'react';
import Box from '@mui/material/Box';
import {
  LineChart,
  useChartGradientId,
  useDrawingArea,
  useYAxes,
  useYColorScale,
} from '@mui/x-charts';

const hours = Array.from({ length: 13 }, (_value, index) => 6 + index);
const ozone = [38, 42, 55, 71, 94, 118, 137, 151, 158, 149, 131, 104, 82];
const levels = [60, 120, 180];

/** A strip beside the axis in the colors of the line, with the color of each level. */
function Strip() {
  const { left, top, width, height } = useDrawingArea();
  const { yAxis, yAxisIds } = useYAxes();
  const axisId = yAxisIds[0]!;
  const gradientId = useChartGradientId(axisId);
  const colorScale = useYColorScale<'linear'>(axisId);
  const scale = yAxis[axisId]!.scale;

  return (
    <g>
      <rect
        x={left + width + 8}
        y={top}
        width={10}
        height={height}
        fill={`url(#${gradientId})`}
      />
      {levels.map((level) => (
        <circle
          key={level}
          cx={left + width + 32}
          cy={(scale as (value: number) => number)(level)}
          r={6}
          fill={String(colorScale?.(level) ?? 'none')}
        />
      ))}
    </g>
  );
}

export default function SharedGradient() {
  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        title="Ozone in micrograms per cubic meter"
        height={260}
        hideLegend
        margin={{ right: 56 }}
        xAxis={[{ data: hours, valueFormatter: (hour: number) => `${hour}:00` }]}
        yAxis={[
          {
            id: 'ozone',
            min: 0,
            max: 200,
            colorMap: {
              type: 'continuous',
              min: 40,
              max: 180,
              color: ['#4f8a7a', '#c7522a'],
            },
          },
        ]}
        series={[{ label: 'Ozone', data: ozone, showMark: false }]}
      >
        <Strip />
      </LineChart>
    </Box>
  );
}
