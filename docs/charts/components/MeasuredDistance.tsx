import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import {
  LineChart,
  useDrawingArea,
  useSvgRef,
  useXScale,
  useYScale,
} from '@mui/x-charts';

const kilometers = [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20];
const altitude = [412, 455, 520, 610, 702, 815, 790, 845, 930, 905, 880];

interface Point {
  x: number;
  y: number;
}

/** Takes the clicks in the drawing area and marks the chosen points. */
function Ruler(props: { points: Point[]; onChoose: (point: Point) => void }) {
  const { points, onChoose } = props;
  const area = useDrawingArea();
  const svgRef = useSvgRef();
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();

  const choose = (event: React.MouseEvent) => {
    const box = svgRef.current?.getBoundingClientRect();
    if (!box) return;
    onChoose({
      x: xScale.invert(event.clientX - box.left),
      y: yScale.invert(event.clientY - box.top),
    });
  };

  return (
    <Box component="g" sx={{ stroke: 'currentColor', color: 'text.primary' }}>
      <polyline
        points={points.map(({ x, y }) => `${xScale(x)},${yScale(y)}`).join(' ')}
        fill="none"
        strokeDasharray="4 4"
      />
      {points.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={xScale(x)} cy={yScale(y)} r={4} />
      ))}
      <rect
        x={area.left}
        y={area.top}
        width={area.width}
        height={area.height}
        fill="transparent"
        stroke="none"
        cursor="crosshair"
        onClick={choose}
      />
    </Box>
  );
}

export default function MeasuredDistance() {
  const [points, setPoints] = React.useState<Point[]>([
    { x: 6, y: 610 },
    { x: 10, y: 815 },
  ]);
  const [from, to] = points;
  const climb =
    from && to
      ? `${Math.round(to.y - from.y)} m of climb over ${Math.abs(to.x - from.x).toFixed(1)} km`
      : 'Click the second point.';

  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        title="Altitude of a trail in meters"
        height={260}
        hideLegend
        xAxis={[{ data: kilometers, domainLimit: 'strict', label: 'km', height: 42 }]}
        yAxis={[{ min: 300, max: 1000 }]}
        series={[{ label: 'Altitude', data: altitude, showMark: false }]}
        slotProps={{ tooltip: { trigger: 'none' } }}
      >
        <Ruler
          points={points}
          onChoose={(point) =>
            setPoints((before) => (before.length === 1 ? [...before, point] : [point]))
          }
        />
      </LineChart>
      <Typography variant="body2" aria-live="polite">
        {climb}
      </Typography>
      <Slider
        size="small"
        getAriaLabel={(index) => (index === 0 ? 'First point (km)' : 'Second point (km)')}
        value={points.map(({ x }) => x)}
        max={20}
        step={2}
        onChange={(_event, chosen) =>
          setPoints([chosen].flat().map((x) => ({ x, y: altitude[x / 2] ?? 0 })))
        }
      />
    </Box>
  );
}
