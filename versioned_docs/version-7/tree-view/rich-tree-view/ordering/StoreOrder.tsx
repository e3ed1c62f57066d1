import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro, useRichTreeViewProApiRef } from '@mui/x-tree-view-pro';
import type { TreeViewDefaultItemModelProperties } from '@mui/x-tree-view-pro';

type Item = TreeViewDefaultItemModelProperties;

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
  const apiRef = useRichTreeViewProApiRef();
  const [items, setItems] = React.useState(sights);

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 232 }}>
      <RichTreeViewPro
        aria-label="Sights"
        apiRef={apiRef}
        items={items}
        itemsReordering
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
