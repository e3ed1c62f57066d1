import * as React from 'react';
import Box from '@mui/material/Box';
import {
  ScatterChart,
  unstable_useScatterSeries,
  useXScale,
  useYScale,
} from '@mui/x-charts';

const houses = [
  { id: 1, x: 62, y: 9.1 },
  { id: 2, x: 74, y: 10.8 },
  { id: 3, x: 81, y: 10.2 },
  { id: 4, x: 95, y: 13.9 },
  { id: 5, x: 103, y: 13.1 },
  { id: 6, x: 118, y: 16.8 },
  { id: 7, x: 126, y: 16.1 },
  { id: 8, x: 142, y: 20.3 },
  { id: 9, x: 155, y: 20.9 },
];

/** The straight line with the smallest squared distances. */
function fitLine(points: readonly { x: number; y: number }[]) {
  const meanOf = (axis: 'x' | 'y') =>
    points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  const [meanX, meanY] = [meanOf('x'), meanOf('y')];
  const together = points.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0);
  const slope = together / points.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0);
  return { slope, at: (x: number) => meanY + slope * (x - meanX) };
}

function Trend() {
  const scatter = unstable_useScatterSeries();
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();
  const series = scatter?.series[scatter.seriesOrder[0]!];
  if (!series) return null;
  const line = fitLine(series.data);
  const [from = 0, to = 0] = xScale.domain();

  return (
    <Box
      component="line"
      x1={xScale(from)}
      x2={xScale(to)}
      y1={yScale(line.at(from))}
      y2={yScale(line.at(to))}
      sx={{ stroke: 'currentColor', color: 'text.primary', strokeDasharray: '6 4' }}
    />
  );
}

export default function FittedLine() {
  const perMeter = fitLine(houses).slope * 1000;

  return (
    <Box sx={{ width: '100%' }}>
      <ScatterChart
        title={`Heating by living area: ${Math.round(perMeter)} kWh more per square meter`}
        height={300}
        slotProps={{ legend: { hidden: true } }}
        xAxis={[{ label: 'Living area (m²)', min: 50, max: 160 }]}
        yAxis={[{ label: 'Heating (MWh)', min: 5 }]}
        series={[
          {
            data: houses,
            valueFormatter: (value) => value && `${value.x} m², ${value.y} MWh`,
          },
        ]}
      >
        <Trend />
      </ScatterChart>
    </Box>
  );
}
