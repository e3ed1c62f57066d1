import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { LineChart, useAnimate, useDrawingArea, useYScale } from '@mui/x-charts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

/** A line at the target that glides to its new place. */
function Target({ value }: { value: number }) {
  const { left, width } = useDrawingArea();
  const yScale = useYScale<'linear'>();
  const prefersLessMotion = useMediaQuery('(prefers-reduced-motion)');
  const { ref, y } = useAnimate<{ y: number }, SVGLineElement>(
    { y: yScale(value) },
    {
      createInterpolator: (from, to) => (time) => ({
        y: from.y + (to.y - from.y) * time,
      }),
      transformProps: (place) => place,
      applyProps: (element, place) => {
        element.setAttribute('y1', String(place.y));
        element.setAttribute('y2', String(place.y));
      },
      skip: prefersLessMotion,
    },
  );

  return (
    <Box
      component="line"
      ref={ref}
      x1={left}
      x2={left + width}
      y1={y}
      y2={y}
      sx={{ stroke: 'currentColor', color: 'error.main', strokeWidth: 2 }}
    />
  );
}

export default function MovingTarget() {
  const [target, setTarget] = React.useState(60);
  const labelId = React.useId();

  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        title={`Blood donations per month, target ${target}`}
        height={240}
        hideLegend
        xAxis={[{ data: months, scaleType: 'point' }]}
        yAxis={[{ min: 0, max: 100 }]}
        series={[{ label: 'Donations', data: [48, 52, 61, 57, 66, 71] }]}
      >
        <Target value={target} />
      </LineChart>
      <Typography id={labelId} variant="body2">
        Target
      </Typography>
      <Slider
        aria-labelledby={labelId}
        value={target}
        step={10}
        min={20}
        max={90}
        marks
        valueLabelDisplay="auto"
        onChange={(_event, next) => setTarget(Number(next))}
      />
    </Box>
  );
}
