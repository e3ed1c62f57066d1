import * as React from 'react';
import Box from '@mui/material/Box';
import { RichTreeView, richTreeViewClasses, treeItemClasses } from '@mui/x-tree-view';

const outline = [
  {
    id: 'part-1',
    label: 'Part one',
    children: [
      {
        id: 'chapter-1',
        label: 'The harbor',
        children: [{ id: 'scene-1', label: 'Fog' }],
      },
      { id: 'chapter-2', label: 'The letter' },
    ],
  },
  { id: 'part-2', label: 'Part two', children: [{ id: 'chapter-3', label: 'Home' }] },
];

export default function TypeByLevel() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 216 }}>
      <RichTreeView
        aria-label="Outline"
        items={outline}
        defaultExpandedItems={['part-1', 'chapter-1']}
        sx={{
          [`& .${treeItemClasses.label}`]: { color: 'text.secondary' },
          [`&.${richTreeViewClasses.root} > li > .${treeItemClasses.content}`]: {
            bgcolor: 'action.hover',
            mt: 1,
            [`& .${treeItemClasses.label}`]: {
              color: 'text.primary',
              fontWeight: 'bold',
            },
          },
        }}
      />
    </Box>
  );
}
