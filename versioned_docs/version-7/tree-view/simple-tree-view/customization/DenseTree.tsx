import * as React from 'react';
import Box from '@mui/material/Box';
import { SimpleTreeView, TreeItem, treeItemClasses } from '@mui/x-tree-view';

export default function DenseTree() {
  return (
    <Box sx={{ width: '100%', maxWidth: 280, minHeight: 168 }}>
      <SimpleTreeView
        aria-label="Source files"
        itemChildrenIndentation={8}
        defaultExpandedItems={['src', 'hooks']}
        sx={{
          [`& .${treeItemClasses.content}`]: { py: 0, gap: 0.5, borderRadius: 0 },
          [`& .${treeItemClasses.label}`]: { fontSize: 13, lineHeight: '24px' },
          [`& .${treeItemClasses.iconContainer} svg`]: { fontSize: 14 },
        }}
      >
        <TreeItem itemId="src" label="src">
          <TreeItem itemId="hooks" label="hooks">
            <TreeItem itemId="use-size" label="useSize.ts" />
            <TreeItem itemId="use-timer" label="useTimer.ts" />
          </TreeItem>
          <TreeItem itemId="main" label="main.ts" />
        </TreeItem>
        <TreeItem itemId="package" label="package.json" />
      </SimpleTreeView>
    </Box>
  );
}
