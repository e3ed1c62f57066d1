import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

export default function ClickedItem() {
  const [path, setPath] = React.useState('');

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 200 }}>
      <Typography variant="body2" aria-live="polite" sx={{ mb: 1 }}>
        {path || 'Click an item.'}
      </Typography>
      <SimpleTreeView
        aria-label="Site map"
        onItemClick={(_event, itemId) => setPath(itemId)}
        defaultExpandedItems={['/shop', '/shop/garden']}
      >
        <TreeItem itemId="/shop" label="Shop">
          <TreeItem itemId="/shop/garden" label="Garden">
            <TreeItem itemId="/shop/garden/seeds" label="Seeds" />
            <TreeItem itemId="/shop/garden/tools" label="Tools" />
          </TreeItem>
        </TreeItem>
        <TreeItem itemId="/about" label="About us" />
      </SimpleTreeView>
    </Box>
  );
}
