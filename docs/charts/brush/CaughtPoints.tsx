import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  ChartsBrushOverlay,
  ScatterChart,
  useBrush,
  useScatterSeries,
  useXScale,
  useYScale,
} from '@mui/x-charts';

const trees = [
  { id: 'Oak', x: 62, y: 21 },
  { id: 'Beech', x: 55, y: 26 },
  { id: 'Lime', x: 48, y: 19 },
  { id: 'Birch', x: 27, y: 17 },
  { id: 'Maple', x: 35, y: 15 },
  { id: 'Ash', x: 44, y: 24 },
  { id: 'Cherry', x: 22, y: 9 },
  { id: 'Poplar', x: 58, y: 31 },
];

/** Tells which points are inside the rectangle of the brush. */
function Catcher({ onCatch }: { onCatch: (names: string) => void }) {
  const brush = useBrush();
  const [series] = useScatterSeries();
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();

  const isBetween = (value: number, axis: 'x' | 'y') =>
    brush !== null &&
    value >= Math.min(brush.start[axis], brush.current[axis]) &&
    value <= Math.max(brush.start[axis], brush.current[axis]);
  const names = brush
    ? series?.data
        .filter(({ x, y }) => isBetween(xScale(x), 'x') && isBetween(yScale(y), 'y'))
        .map(({ id }) => id)
        .join(', ')
    : undefined;
  React.useEffect(() => {
    if (names !== undefined) onCatch(names);
  }, [names, onCatch]);

  return <ChartsBrushOverlay />;
}

export default function CaughtPoints() {
  const [names, setNames] = React.useState('');

  return (
    <Box sx={{ width: '100%' }}>
      <ScatterChart
        title="Trees of a park by trunk and height"
        height={280}
        hideLegend
        brushConfig={{ enabled: true, preventTooltip: false }}
        xAxis={[{ label: 'Trunk (cm)', min: 10, max: 70 }]}
        yAxis={[{ label: 'Height (m)', min: 0, max: 35 }]}
        series={[
          {
            data: trees,
            markerSize: 6,
            valueFormatter: (value) => value && `${value.id}`,
          },
        ]}
      >
        <Catcher onCatch={setNames} />
      </ScatterChart>
      <Typography variant="body2" aria-live="polite">
        {names ? `Selected: ${names}` : 'Drag a rectangle around some trees.'}
      </Typography>
    </Box>
  );
}
