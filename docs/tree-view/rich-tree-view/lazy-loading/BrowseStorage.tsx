import * as React from 'react';
import Box from '@mui/material/Box';
import { RichTreeViewPro } from '@mui/x-tree-view-pro';
import { readPlace, type StoredItem } from './storage';

const dataSource = {
  getChildrenCount: (item: StoredItem) => item.count,
  getTreeItems: readPlace,
};

export default function BrowseStorage() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 240 }}>
      <RichTreeViewPro
        aria-label="Storage of the museum"
        items={[]}
        dataSource={dataSource}
      />
    </Box>
  );
}
