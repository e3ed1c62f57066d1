import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
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
function Selection(props: { range: Range; onSelect: (range: Range) => void }) {
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

  if (brush) return null;
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
  const [range, setRange] = React.useState<Range>({ from: 7, to: 9 });
  const total = bikes
    .slice(range.from, range.to + 1)
    .reduce((sum, value) => sum + value, 0);

  return (
    <Box sx={{ width: '100%' }}>
      <Typography variant="body2" aria-live="polite">
        {range.from}:00 to {range.to}:00: {total} bikes
      </Typography>
      <Slider
        size="small"
        getAriaLabel={(index) => (index === 0 ? 'First hour' : 'Last hour')}
        max={23}
        value={[range.from, range.to]}
        onChange={(_event, hoursChosen) => {
          const [from = 0, to = 23] = [hoursChosen].flat();
          setRange({ from, to });
        }}
      />
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
