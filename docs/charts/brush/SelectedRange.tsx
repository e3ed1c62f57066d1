import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  ChartsBrushOverlay,
  LineChart,
  useBrush,
  useDrawingArea,
  useXScale,
} from '@mui/x-charts';

const hours = Array.from({ length: 24 }, (_value, hour) => hour);
const bikes = [
  12, 6, 4, 3, 9, 41, 168, 402, 517, 288, 190, 201, 244, 231, 226, 275, 398, 541, 463,
  297, 180, 121, 74, 35,
];

interface Range {
  from: number;
  to: number;
}

/** Reports the range under the brush, and keeps the last one visible. */
function Selection(props: { range: Range | null; onSelect: (range: Range) => void }) {
  const { range, onSelect } = props;
  const brush = useBrush();
  const area = useDrawingArea();
  const xScale = useXScale<'linear'>();

  const ends = brush && [brush.start.x, brush.current.x].map((x) => xScale.invert(x));
  const from = ends && Math.max(0, Math.ceil(Math.min(...ends)));
  const to = ends && Math.min(23, Math.floor(Math.max(...ends)));
  React.useEffect(() => {
    if (from !== null && to !== null && from <= to) onSelect({ from, to });
  }, [from, to, onSelect]);

  if (brush || !range) return null;
  return (
    <Box
      component="rect"
      x={xScale(range.from)}
      y={area.top}
      width={xScale(range.to) - xScale(range.from)}
      height={area.height}
      pointerEvents="none"
      sx={{ fill: 'currentColor', color: 'primary.main', opacity: 0.15 }}
    />
  );
}

export default function SelectedRange() {
  const [range, setRange] = React.useState<Range | null>({ from: 7, to: 9 });
  const chosen = range ? bikes.slice(range.from, range.to + 1) : bikes;
  const total = chosen.reduce((sum, value) => sum + value, 0);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Typography variant="body2" aria-live="polite">
          {range ? `${range.from}:00 to ${range.to}:00` : 'Whole day'}: {total} bikes
        </Typography>
        <Button size="small" disabled={!range} onClick={() => setRange(null)}>
          Whole day
        </Button>
      </Box>
      <LineChart
        title="Bikes on a bridge by hour"
        height={240}
        hideLegend
        brushConfig={{ enabled: true }}
        xAxis={[{ data: hours, domainLimit: 'strict' }]}
        series={[{ label: 'Bikes', data: bikes, showMark: false }]}
      >
        <Selection range={range} onSelect={setRange} />
        <ChartsBrushOverlay />
      </LineChart>
    </Box>
  );
}
