import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView, useTreeViewApiRef, type TreeViewBaseItem } from '@mui/x-tree-view';

const menu: TreeViewBaseItem[] = [
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

/** The ids of the parents of an item, from the outermost one to the item itself. */
function findPath(items: TreeViewBaseItem[], itemId: string): string[] {
  for (const { id, children = [] } of items) {
    if (id === itemId) return [id];
    const path = findPath(children, itemId);
    if (path.length > 0) return [id, ...path];
  }
  return [];
}

export default function ReadItems() {
  const apiRef = useTreeViewApiRef();
  const [path, setPath] = React.useState('Click an item.');

  const handleItemClick = (_event: React.MouseEvent, itemId: string) => {
    const labels = findPath(menu, itemId).map(
      (id) => apiRef.current?.getItem(id).label as string,
    );
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
