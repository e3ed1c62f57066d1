import * as React from 'react';
import Box from '@mui/material/Box';
import { BarChart, type BarProps } from '@mui/x-charts';

const species = [
  ['Sparrow', 142],
  ['Blackbird', 97],
  ['Great tit', 88],
  ['Robin', 41],
  ['Woodpecker', 9],
] as const;

/** A thin line with a dot at its end. */
function Lollipop(props: BarProps) {
  const { x, y, width, height, color } = props;
  const { onClick, onPointerDown, onPointerEnter, onPointerLeave } = props;
  const middle = y + height / 2;

  return (
    <g fill={color} {...{ onClick, onPointerDown, onPointerEnter, onPointerLeave }}>
      <rect x={x} y={middle - 1.5} width={width} height={3} />
      <circle cx={x + width} cy={middle} r={7} />
    </g>
  );
}

export default function Lollipops() {
  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        title="Birds counted in one hour"
        height={260}
        layout="horizontal"
        hideLegend
        grid={{ vertical: true }}
        margin={{ right: 30 }}
        yAxis={[{ data: species.map(([name]) => name), width: 90, disableLine: true }]}
        series={[{ label: 'Birds', data: species.map(([, count]) => count) }]}
        slots={{ bar: Lollipop }}
      />
    </Box>
  );
}
