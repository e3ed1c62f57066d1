import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { SimpleTreeView, TreeItem, useTreeViewApiRef } from '@mui/x-tree-view';

export default function FocusFromButton() {
  const apiRef = useTreeViewApiRef();

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 208 }}>
      <Button
        size="small"
        sx={{ mb: 1 }}
        onClick={(event) => apiRef.current?.focusItem(event, 'trainers')}
      >
        Go to Trainers
      </Button>
      <SimpleTreeView aria-label="Club" apiRef={apiRef} defaultExpandedItems={['people']}>
        <TreeItem itemId="news" label="News" />
        <TreeItem itemId="people" label="People">
          <TreeItem itemId="board" label="Board" />
          <TreeItem itemId="trainers" label="Trainers" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
