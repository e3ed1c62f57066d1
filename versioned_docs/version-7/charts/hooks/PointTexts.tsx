import * as React from 'react';
import Box from '@mui/material/Box';
import {
  ScatterChart,
  unstable_useScatterSeries,
  useXScale,
  useYScale,
  useZColorScale,
} from '@mui/x-charts';

const stations = [
  { id: 'Brook', x: 1.2, y: 6.9, z: 4 },
  { id: 'Canal', x: 3.4, y: 7.6, z: 11 },
  { id: 'Pond', x: 2.1, y: 8.3, z: 19 },
  { id: 'Ditch', x: 4.2, y: 6.4, z: 26 },
  { id: 'Weir', x: 5.1, y: 7.9, z: 34 },
];

/** Names each point in the color that the z-axis gives it. */
function Names() {
  const scatter = unstable_useScatterSeries();
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();
  const colorOf = useZColorScale();
  const series = scatter?.seriesOrder.map((id) => scatter.series[id]!) ?? [];

  return (
    <g pointerEvents="none">
      {series
        .flatMap(({ data }) => data)
        .map(({ id, x, y, z }) => (
          <text
            key={id}
            x={xScale(x)}
            y={yScale(y) - 12}
            textAnchor="middle"
            fontSize={13}
            fontWeight={700}
            fill={String(colorOf?.(Number(z)) ?? 'currentColor')}
          >
            {id}
          </text>
        ))}
    </g>
  );
}

export default function PointTexts() {
  return (
    <Box sx={{ width: '100%' }}>
      <ScatterChart
        title="Water samples: flow, acidity, and nitrate as color"
        height={280}
        slotProps={{ legend: { hidden: true } }}
        xAxis={[{ label: 'Flow (m³/s)', min: 0, max: 6 }]}
        yAxis={[{ label: 'pH', min: 6, max: 9 }]}
        zAxis={[
          {
            data: stations.map(({ z }) => z),
            colorMap: {
              type: 'continuous',
              min: 0,
              max: 40,
              color: ['#2f7f79', '#b3402a'],
            },
          },
        ]}
        series={[{ data: stations, markerSize: 6 }]}
      >
        <Names />
      </ScatterChart>
    </Box>
  );
}
