import * as React from 'react';
import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view';

const species = [
  {
    id: 'mammals',
    label: 'Mammals',
    children: [
      {
        id: 'cats',
        label: 'Cats',
        children: [
          { id: 'lynx', label: 'Lynx' },
          { id: 'ocelot', label: 'Ocelot' },
        ],
      },
      { id: 'bears', label: 'Bears', children: [{ id: 'panda', label: 'Panda' }] },
    ],
  },
  { id: 'birds', label: 'Birds', children: [{ id: 'owl', label: 'Owl' }] },
];

export default function ExpandedAtFirst() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 224 }}>
      <RichTreeView
        aria-label="Species"
        items={species}
        defaultExpandedItems={['mammals', 'cats']}
      />
    </Box>
  );
}
