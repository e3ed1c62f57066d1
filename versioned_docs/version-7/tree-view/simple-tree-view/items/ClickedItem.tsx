import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SimpleTreeView, TreeItem, useSimpleTreeViewApiRef } from '@mui/x-tree-view';

export default function ClickedItem() {
  const apiRef = useSimpleTreeViewApiRef();
  const [path, setPath] = React.useState<string[]>([]);

  const handleItemClick = (_event: React.MouseEvent, itemId: string) => {
    const ids: string[] = [];
    let current: string | null | undefined = itemId;
    while (current) {
      ids.unshift(current);
      current = apiRef.current?.getParentId(current);
    }
    setPath(ids);
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 200 }}>
      <Typography variant="body2" aria-live="polite" sx={{ mb: 1 }}>
        {path.length > 0 ? `/${path.join('/')}` : 'Click an item.'}
      </Typography>
      <SimpleTreeView
        aria-label="Site map"
        apiRef={apiRef}
        onItemClick={handleItemClick}
        defaultExpandedItems={['shop', 'garden']}
      >
        <TreeItem itemId="shop" label="Shop">
          <TreeItem itemId="garden" label="Garden">
            <TreeItem itemId="seeds" label="Seeds" />
            <TreeItem itemId="tools" label="Tools" />
          </TreeItem>
        </TreeItem>
        <TreeItem itemId="about" label="About us" />
      </SimpleTreeView>
    </Box>
  );
}
