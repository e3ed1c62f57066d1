import * as React from 'react';
import Box from '@mui/material/Box';
import { SimpleTreeView, TreeItem, treeItemClasses } from '@mui/x-tree-view';

export default function MarkedSelection() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 200 }}>
      <SimpleTreeView
        aria-label="Documentation"
        defaultExpandedItems={['guide']}
        defaultSelectedItems="themes"
        sx={{
          [`& .${treeItemClasses.content}`]: {
            borderRadius: 0,
            borderInlineStart: '3px solid transparent',
            [`&.${treeItemClasses.selected}, &.${treeItemClasses.selected}:hover`]: {
              color: 'primary.main',
              borderColor: 'currentcolor',
              backgroundColor: 'transparent',
            },
            [`&.${treeItemClasses.selected}.${treeItemClasses.focused}`]: {
              backgroundColor: 'action.focus',
            },
          },
          [`& .${treeItemClasses.selected} .${treeItemClasses.label}`]: {
            fontWeight: 'bold',
          },
        }}
      >
        <TreeItem itemId="guide" label="Guide">
          <TreeItem itemId="setup" label="Setup" />
          <TreeItem itemId="themes" label="Themes" />
          <TreeItem itemId="icons" label="Icons" />
        </TreeItem>
        <TreeItem itemId="changes" label="Changes" />
      </SimpleTreeView>
    </Box>
  );
}
