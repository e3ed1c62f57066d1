import * as React from 'react';
import Box from '@mui/material/Box';
import { RichTreeViewPro, TreeItem2 } from '@mui/x-tree-view-pro';

const setlist = [
  {
    id: 'first-half',
    label: 'First half',
    children: [
      { id: 'tide', label: 'Tide' },
      { id: 'embers', label: 'Embers' },
      { id: 'paper', label: 'Paper boats' },
    ],
  },
  { id: 'second-half', label: 'Second half', children: [{ id: 'home', label: 'Home' }] },
];

export default function DragItems() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 200 }}>
      <RichTreeViewPro
        aria-label="Set list"
        items={setlist}
        itemsReordering
        experimentalFeatures={{ indentationAtItemLevel: true, itemsReordering: true }}
        slots={{ item: TreeItem2 }}
        itemChildrenIndentation={24}
        defaultExpandedItems={['first-half', 'second-half']}
      />
    </Box>
  );
}
