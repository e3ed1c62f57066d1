import * as React from 'react';
import Box from '@mui/material/Box';
import FolderIcon from '@mui/icons-material/Folder';
import FolderOpenIcon from '@mui/icons-material/FolderOpen';
import { RichTreeView } from '@mui/x-tree-view';

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
        selectionPropagation={{ parents: true, descendants: true }}
        isItemEditable
        itemChildrenIndentation={24}
        slots={{ expandIcon: FolderIcon, collapseIcon: FolderOpenIcon }}
        slotProps={slotProps}
        defaultExpandedItems={['home', 'system']}
        defaultSelectedItems={['photos']}
      />
    </Box>
  );
}
