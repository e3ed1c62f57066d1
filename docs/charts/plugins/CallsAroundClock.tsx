import * as React from 'react';
import Box from '@mui/material/Box';
import {
  ChartsDataProvider,
  ChartsSurface,
  useChartPolarAxis,
  useDrawingArea,
  useRadiusScale,
  useRotationScale,
  type UseChartPolarAxisSignature,
} from '@mui/x-charts';

const plugins = [useChartPolarAxis] as const;
const hours = Array.from({ length: 24 }, (_value, hour) => hour);
const calls = [
  3, 2, 1, 1, 2, 4, 9, 15, 22, 26, 24, 21, 19, 20, 18, 17, 19, 23, 27, 24, 17, 12, 8, 5,
];

/** One wedge per hour around the clock, as long as its value. */
function Wedges() {
  const { left, top, width, height } = useDrawingArea();
  const angleOf = useRotationScale<'linear'>();
  const radiusOf = useRadiusScale<'linear'>();
  if (!angleOf || !radiusOf) return null;

  const point = (hour: number, value: number) => {
    const [angle, radius] = [angleOf(hour), radiusOf(value)];
    return `${radius * Math.sin(angle)} ${-radius * Math.cos(angle)}`;
  };
  return (
    <g transform={`translate(${left + width / 2} ${top + height / 2})`}>
      <Box component="g" sx={{ fill: 'currentColor', color: 'primary.main' }}>
        {calls.map((value, hour) => {
          const radius = radiusOf(value);
          return (
            <path
              key={hours[hour]}
              d={`M 0 0 L ${point(hour, value)} A ${radius} ${radius} 0 0 1 ${point(hour + 0.9, value)} Z`}
            />
          );
        })}
      </Box>
      <Box component="g" sx={{ fill: 'currentColor', color: 'text.primary' }}>
        {[0, 6, 12, 18].map((hour) => (
          <text
            key={hour}
            transform={`translate(${point(hour, 34)})`}
            textAnchor="middle"
            dominantBaseline="central"
            fontSize={13}
          >
            {hour}:00
          </text>
        ))}
      </Box>
    </g>
  );
}

export default function CallsAroundClock() {
  return (
    <Box sx={{ width: '100%' }}>
      <ChartsDataProvider<'radar', [UseChartPolarAxisSignature]>
        height={280}
        plugins={plugins}
        rotationAxis={[{ id: 'hour', scaleType: 'linear', min: 0, max: 24 }]}
        radiusAxis={[{ id: 'calls', scaleType: 'linear', min: 0, max: 38 }]}
        series={[]}
      >
        <ChartsSurface title="Calls of a hotline around the clock, most at 18:00">
          <Wedges />
        </ChartsSurface>
      </ChartsDataProvider>
    </Box>
  );
}
