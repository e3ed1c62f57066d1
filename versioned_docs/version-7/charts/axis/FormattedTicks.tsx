import * as React from 'react';
import Box from '@mui/material/Box';
import { ScatterChart, type ScatterChartProps } from '@mui/x-charts';

// Mass in kilograms and speed in kilometers per hour.
const animals: [string, number, number][] = [
  ['House mouse', 0.02, 13],
  ['Rabbit', 2, 48],
  ['Red fox', 7, 50],
  ['Cheetah', 54, 104],
  ['Zebra', 300, 64],
  ['Giraffe', 1100, 60],
  ['Elephant', 5200, 25],
];
const exact = new Intl.NumberFormat('en-US', {
  style: 'unit',
  unit: 'kilogram',
  maximumSignificantDigits: 3,
});

type XAxes = NonNullable<ScatterChartProps['xAxis']>;
const xAxis: XAxes = [
  {
    scaleType: 'log',
    label: 'Mass',
    min: 0.01,
    max: 10_000,
    valueFormatter: (kilograms: number, context) => {
      if (context.location !== 'tick') return exact.format(kilograms);
      // The scale is one of D3: it knows the specifiers of d3-format. Here: SI prefixes.
      const format = context.scale.tickFormat(5, '~s');
      const text = format(kilograms * 1000);
      return text && `${text}g`;
    },
  },
];

export default function FormattedTicks() {
  return (
    <Box sx={{ width: '100%' }}>
      <ScatterChart
        title="Mass and speed of animals"
        height={280}
        hideLegend
        xAxis={xAxis}
        yAxis={[{ label: 'Speed (km/h)' }]}
        series={[
          {
            markerSize: 6,
            data: animals.map(([id, x, y]) => ({ id, x, y })),
            valueFormatter: (animal) =>
              animal && `${animal.id}: ${exact.format(animal.x)}, ${animal.y} km/h`,
          },
        ]}
      />
    </Box>
  );
}
