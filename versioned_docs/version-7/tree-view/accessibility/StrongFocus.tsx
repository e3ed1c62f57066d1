import * as React from 'react';
import Box from '@mui/material/Box';
import { SimpleTreeView, TreeItem, treeItemClasses } from '@mui/x-tree-view';

export default function StrongFocus() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 168 }}>
      <SimpleTreeView
        aria-label="Forms"
        defaultExpandedItems={['taxes']}
        defaultSelectedItems="form-a"
        sx={{
          [`& .${treeItemClasses.root}:focus-visible > .${treeItemClasses.content}`]: {
            outline: '2px solid',
            outlineColor: 'text.primary',
            outlineOffset: -2,
          },
        }}
      >
        <TreeItem itemId="taxes" label="Taxes">
          <TreeItem itemId="form-a" label="Form A" />
          <TreeItem itemId="form-b" label="Form B" />
        </TreeItem>
        <TreeItem itemId="permits" label="Permits">
          <TreeItem itemId="parking" label="Parking" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
