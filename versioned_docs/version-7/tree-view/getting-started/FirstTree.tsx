import * as React from 'react';
import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view';

const chapters = [
  {
    id: 'basics',
    label: 'Basics',
    children: [
      { id: 'dough', label: 'Dough' },
      { id: 'oven', label: 'Oven' },
    ],
  },
  { id: 'breads', label: 'Breads', children: [{ id: 'rye', label: 'Rye bread' }] },
  { id: 'index', label: 'Index' },
];

export default function FirstTree() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 168 }}>
      <RichTreeView
        aria-label="Chapters"
        items={chapters}
        defaultExpandedItems={['basics']}
      />
    </Box>
  );
}
