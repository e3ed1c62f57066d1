import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view';

const drawers = [
  {
    id: 'top',
    label: 'Top drawer',
    children: [
      { id: 'spoons', label: 'Spoons' },
      { id: 'forks', label: 'Forks' },
    ],
  },
  { id: 'bottom', label: 'Bottom drawer', children: [{ id: 'pans', label: 'Pans' }] },
];

export default function AnimationSpeed() {
  const labelId = React.useId();
  const [timeout, setTimeout] = React.useState(600);
  const slotProps = React.useMemo(
    () => ({ item: { slotProps: { groupTransition: { timeout } } } }),
    [timeout],
  );

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 248 }}>
      <Typography id={labelId} variant="body2">
        Duration: {timeout} ms
      </Typography>
      <Slider
        aria-labelledby={labelId}
        min={0}
        max={1200}
        step={100}
        value={timeout}
        onChange={(_event, value) => setTimeout(Number(value))}
      />
      <RichTreeView aria-label="Kitchen" items={drawers} slotProps={slotProps} />
    </Box>
  );
}
