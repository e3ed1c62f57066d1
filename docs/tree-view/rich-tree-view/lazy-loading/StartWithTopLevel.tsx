import * as React from 'react';
import Box from '@mui/material/Box';
import { RichTreeViewPro } from '@mui/x-tree-view-pro';
import { readPlace, type StoredItem } from './storage';

const floors: StoredItem[] = [
  { id: 'cellar', label: 'Cellar', count: 2 },
  { id: 'attic', label: 'Attic', count: 3 },
  { id: 'annex', label: 'Annex (empty)', count: 0 },
];

const dataSource = {
  getChildrenCount: (item: StoredItem) => item.count,
  getTreeItems: readPlace,
};

export default function StartWithTopLevel() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 304 }}>
      <RichTreeViewPro
        aria-label="Floors"
        items={floors}
        dataSource={dataSource}
        defaultExpandedItems={['attic', 'maps']}
      />
    </Box>
  );
}
