import * as React from 'react';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { RichTreeView } from '@mui/x-tree-view';

const wards = [
  {
    id: 'north',
    label: 'North ward',
    children: [
      { id: 'n1', label: 'Room 1' },
      { id: 'n2', label: 'Room 2' },
      { id: 'n3', label: 'Room 3' },
    ],
  },
  { id: 'south', label: 'South ward', children: [{ id: 's1', label: 'Room 4' }] },
];

const still = { item: { slotProps: { groupTransition: { timeout: 0 } } } };

export default function ReducedMotion() {
  const reduce = useMediaQuery('(prefers-reduced-motion: reduce)');

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 168 }}>
      <RichTreeView
        aria-label="Wards"
        items={wards}
        slotProps={reduce ? still : undefined}
      />
    </Box>
  );
}
