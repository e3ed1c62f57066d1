import * as React from 'react';
import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view';

const colors = [
  {
    id: 'warm',
    label: 'Warm',
    children: [
      { id: '#c62828', label: 'Brick' },
      { id: '#ef6c00', label: 'Pumpkin' },
    ],
  },
  {
    id: 'cold',
    label: 'Cold',
    children: [
      { id: '#1565c0', label: 'Cobalt' },
      { id: '#00695c', label: 'Pine' },
    ],
  },
];

export default function PreviewFocused() {
  const [preview, setPreview] = React.useState('#c62828');

  return (
    <Box sx={{ display: 'flex', gap: 2, width: '100%', maxWidth: 360, minHeight: 200 }}>
      <RichTreeView
        aria-label="Colors"
        items={colors}
        onItemFocus={(_event, itemId) => {
          if (itemId.startsWith('#')) {
            setPreview(itemId);
          }
        }}
        defaultExpandedItems={['warm', 'cold']}
        sx={{ flexGrow: 1 }}
      />
      <Box
        role="img"
        aria-label={`Color ${preview}`}
        sx={{ width: 96, height: 96, borderRadius: 2 }}
        style={{ backgroundColor: preview }}
      />
    </Box>
  );
}
