import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  AnimatedLine,
  LineChart,
  useAnimateLine,
  type AnimatedLineProps,
} from '@mui/x-charts';

const hours = [0, 4, 8, 12, 16, 20, 24];
const tides = {
  'Neap tide': [1.9, 1.4, 2.0, 2.6, 2.1, 1.5, 1.9],
  'Spring tide': [3.4, 1.1, 0.4, 3.7, 2.0, 0.5, 3.1],
};

/** The line of the chart, and below it a wide one in the color of the paper. */
function LineWithOutline(props: AnimatedLineProps) {
  const outline = useAnimateLine({ d: props.d, skipAnimation: props.skipAnimation });
  return (
    <React.Fragment>
      <Box
        component="path"
        {...outline}
        sx={{ fill: 'none', stroke: 'currentColor', color: 'divider', strokeWidth: 14 }}
      />
      <AnimatedLine {...props} />
    </React.Fragment>
  );
}

export default function OutlinedLine() {
  const [name, setName] = React.useState<keyof typeof tides>('Neap tide');

  return (
    <Box sx={{ width: '100%' }}>
      <Button
        size="small"
        variant="outlined"
        onClick={() => setName(name === 'Neap tide' ? 'Spring tide' : 'Neap tide')}
      >
        Change the tide
      </Button>
      <LineChart
        title={`Water at a pier in meters: ${name.toLowerCase()}`}
        height={240}
        hideLegend
        xAxis={[{ data: hours, domainLimit: 'strict' }]}
        yAxis={[{ min: 0, max: 4 }]}
        series={[{ label: name, data: tides[name], showMark: false }]}
        slots={{ line: LineWithOutline }}
      />
    </Box>
  );
}
