import * as React from 'react';
import Box from '@mui/material/Box';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

export default function WrittenItems() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 232 }}>
      <SimpleTreeView aria-label="Museum" defaultExpandedItems={['east', 'paintings']}>
        <TreeItem itemId="east" label="East wing">
          <TreeItem itemId="paintings" label="Paintings">
            <TreeItem itemId="portraits" label="Portraits" />
            <TreeItem itemId="landscapes" label="Landscapes" />
          </TreeItem>
          <TreeItem itemId="prints" label="Prints" />
        </TreeItem>
        <TreeItem itemId="west" label="West wing">
          <TreeItem itemId="sculptures" label="Sculptures" />
        </TreeItem>
        <TreeItem itemId="shop" label="Shop" />
      </SimpleTreeView>
    </Box>
  );
}
