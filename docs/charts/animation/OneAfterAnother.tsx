import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { BarChart, useAnimate, type BarProps } from '@mui/x-charts';

const stages = ['Sort', 'Wash', 'Shred', 'Melt', 'Press', 'Pack'];
const minutes = [14, 22, 9, 31, 18, 7];

interface Size {
  y: number;
  height: number;
}

/** A bar that waits for the ones before it. */
function WaitingBar(props: BarProps) {
  const { x, y, yOrigin, width, height, color, dataIndex, skipAnimation } = props;
  const { onClick, onPointerDown, onPointerEnter, onPointerLeave } = props;
  const start = dataIndex / (stages.length + 1);
  const animated = useAnimate<Size, SVGRectElement>(
    { y, height },
    {
      initialProps: { y: yOrigin, height: 0 },
      createInterpolator: (from, to) => (time) => {
        const share = Math.min(Math.max((time - start) / (1 - start), 0), 1);
        return {
          y: from.y + (to.y - from.y) * share,
          height: from.height + (to.height - from.height) * share,
        };
      },
      transformProps: (size) => size,
      applyProps: (element, size) => {
        element.setAttribute('y', String(size.y));
        element.setAttribute('height', String(size.height));
      },
      skip: skipAnimation,
    },
  );

  return (
    <rect
      {...animated}
      {...{ onClick, onPointerDown, onPointerEnter, onPointerLeave }}
      x={x}
      width={width}
      fill={color}
      rx={3}
    />
  );
}

export default function OneAfterAnother() {
  const [run, setRun] = React.useState(0);

  return (
    <Box sx={{ width: '100%' }}>
      <Button size="small" variant="outlined" onClick={() => setRun(run + 1)}>
        Play again
      </Button>
      <BarChart
        key={run}
        title="Minutes per stage of plastic recycling"
        height={240}
        hideLegend
        xAxis={[{ data: stages }]}
        series={[{ label: 'Minutes', data: minutes }]}
        slots={{ bar: WaitingBar }}
      />
    </Box>
  );
}
