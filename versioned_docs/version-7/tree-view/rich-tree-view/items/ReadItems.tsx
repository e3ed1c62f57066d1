import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView, useRichTreeViewApiRef } from '@mui/x-tree-view';

const menu = [
  {
    id: 'drinks',
    label: 'Drinks',
    children: [
      {
        id: 'hot',
        label: 'Hot drinks',
        children: [
          { id: 'tea', label: 'Tea' },
          { id: 'cocoa', label: 'Cocoa' },
        ],
      },
    ],
  },
  { id: 'cakes', label: 'Cakes', children: [{ id: 'plum', label: 'Plum cake' }] },
];

export default function ReadItems() {
  const apiRef = useRichTreeViewApiRef();
  const [path, setPath] = React.useState('Click an item.');

  const handleItemClick = (_event: React.MouseEvent, itemId: string) => {
    const labels: string[] = [];
    let current: string | null = itemId;
    while (current && apiRef.current) {
      labels.unshift(apiRef.current.getItem(current).label);
      current = apiRef.current.getParentId(current);
    }
    setPath(labels.join(' › '));
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 232 }}>
      <Typography variant="body2" aria-live="polite" sx={{ mb: 1 }}>
        {path}
      </Typography>
      <RichTreeView
        aria-label="Menu"
        apiRef={apiRef}
        items={menu}
        itemChildrenIndentation={24}
        onItemClick={handleItemClick}
        defaultExpandedItems={['drinks', 'hot']}
      />
    </Box>
  );
}
