import * as React from 'react';
import Box from '@mui/material/Box';
import FolderIcon from '@mui/icons-material/Folder';
import FolderOpenIcon from '@mui/icons-material/FolderOpen';
import { RichTreeView, TreeItem2 } from '@mui/x-tree-view';

const backups = [
  {
    id: 'home',
    label: 'home',
    children: [
      { id: 'photos', label: 'photos' },
      { id: 'letters', label: 'letters' },
    ],
  },
  { id: 'system', label: 'system', children: [{ id: 'logs', label: 'logs' }] },
];

const slotProps = { item: { slotProps: { labelInput: { 'aria-label': 'Folder' } } } };

export default function FirstFeatures() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 200 }}>
      <RichTreeView
        aria-label="Folders to back up"
        items={backups}
        multiSelect
        checkboxSelection
        isItemEditable
        experimentalFeatures={{ labelEditing: true }}
        itemChildrenIndentation={24}
        slots={{ item: TreeItem2, expandIcon: FolderIcon, collapseIcon: FolderOpenIcon }}
        slotProps={slotProps}
        defaultExpandedItems={['home', 'system']}
        defaultSelectedItems={['photos']}
      />
    </Box>
  );
}
