import * as React from 'react';
import Box from '@mui/material/Box';
import {
  ChartsReferenceLine,
  ScatterChart,
  useXScale,
  useYScale,
  type ScatterProps,
} from '@mui/x-charts';

const recipes = [
  { id: 'Soup', x: 25, y: 8.5 },
  { id: 'Salad', x: 12, y: 7.1 },
  { id: 'Curry', x: 45, y: 9.2 },
  { id: 'Pie', x: 70, y: 8.9 },
  { id: 'Pasta', x: 20, y: 6.2 },
  { id: 'Stew', x: 82, y: 6.6 },
];

function NamedMarkers({ series, color, markerSize: size }: ScatterProps) {
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();
  return series.data.map(({ id, x, y }) => (
    <Box
      key={id}
      component="g"
      transform={`translate(${xScale(x)}, ${yScale(y)})`}
      sx={{ color: 'text.primary' }}
    >
      <rect
        x={-size}
        y={-size}
        width={2 * size}
        height={2 * size}
        fill={color}
        transform="rotate(45)"
      />
      <text
        direction="ltr"
        x={size + 6}
        dominantBaseline="central"
        fontSize={13}
        fill="currentColor"
      >
        {id}
      </text>
    </Box>
  ));
}

export default function OwnMarkers() {
  return (
    <Box sx={{ width: '100%' }}>
      <ScatterChart
        title="Recipes by effort and rating"
        height={300}
        slotProps={{ legend: { hidden: true } }}
        xAxis={[{ label: 'Minutes', min: 0, max: 100 }]}
        yAxis={[{ label: 'Rating', min: 5, max: 10 }]}
        series={[
          {
            data: recipes,
            markerSize: 5,
            valueFormatter: (value) => value && `${value.x} min, rated ${value.y}`,
          },
        ]}
        slots={{ scatter: NamedMarkers }}
      >
        <ChartsReferenceLine x={40} lineStyle={{ strokeDasharray: '4 4' }} />
        <ChartsReferenceLine y={7.5} lineStyle={{ strokeDasharray: '4 4' }} />
      </ScatterChart>
    </Box>
  );
}
