import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro, TreeItem2, useTreeViewApiRef } from '@mui/x-tree-view-pro';
import type { TreeViewBaseItem } from '@mui/x-tree-view-pro';

type Item = TreeViewBaseItem;

const sights: Item[] = [
  { id: 'castle', label: 'Castle' },
  { id: 'market', label: 'Market' },
  { id: 'museum', label: 'Museum', children: [{ id: 'cafe', label: 'Museum café' }] },
];

const outline = (items: Item[]): string =>
  items
    .map(({ label, children }) => label + (children ? ` (${outline(children)})` : ''))
    .join(', ');

export default function StoreOrder() {
  const apiRef = useTreeViewApiRef();
  const [items, setItems] = React.useState(sights);

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 232 }}>
      <RichTreeViewPro
        aria-label="Sights"
        apiRef={apiRef}
        items={items}
        itemsReordering
        experimentalFeatures={{ indentationAtItemLevel: true, itemsReordering: true }}
        slots={{ item: TreeItem2 }}
        onItemPositionChange={() => setItems(apiRef.current?.getItemTree() ?? items)}
        defaultExpandedItems={['museum']}
      />
      <Typography variant="body2" aria-live="polite" sx={{ my: 1 }}>
        Stored: {outline(items)}
      </Typography>
      <Button size="small" onClick={() => setItems(sights)}>
        Original order
      </Button>
    </Box>
  );
}
