import * as React from 'react';
import Box from '@mui/material/Box';
import NoSsr from '@mui/material/NoSsr';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro';

const sides = ['justify', 'left', 'center', 'right'] as const;
type Side = (typeof sides)[number];

const links = [
  { source: 'Returned books', target: 'Shelf', value: 640 },
  { source: 'Returned books', target: 'Check', value: 130 },
  { source: 'Check', target: 'Shelf', value: 84 },
  { source: 'Check', target: 'Bindery', value: 31 },
  { source: 'Check', target: 'Sale', value: 15 },
  { source: 'Bindery', target: 'Shelf', value: 31 },
];

export default function AlignedNodes() {
  const [align, setAlign] = React.useState<Side>('left');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Alignment of the nodes"
        value={align}
        onChange={(_event, next: Side | null) => next && setAlign(next)}
      >
        {sides.map((side) => (
          <ToggleButton key={side} value={side}>
            {side}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box dir="ltr">
        <NoSsr>
          <SankeyChart
            title="Where returned books go in a week"
            height={260}
            series={{ data: { links }, nodeOptions: { align } }}
          />
        </NoSsr>
      </Box>
    </Box>
  );
}
