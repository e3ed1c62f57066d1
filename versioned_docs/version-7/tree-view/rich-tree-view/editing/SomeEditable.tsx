import * as React from 'react';
import Box from '@mui/material/Box';
import { RichTreeView, TreeItem2 } from '@mui/x-tree-view';

interface Folder {
  id: string;
  label: string;
  system?: boolean;
  children?: Folder[];
}

const folders: Folder[] = [
  { id: 'inbox', label: 'Inbox (fixed)', system: true },
  {
    id: 'projects',
    label: 'Projects',
    children: [
      { id: 'bridge', label: 'Bridge' },
      { id: 'tower', label: 'Tower' },
    ],
  },
  { id: 'trash', label: 'Trash (fixed)', system: true },
];

const isItemEditable = (folder: Folder) => !folder.system;
const inputProps = { item: { slotProps: { labelInput: { 'aria-label': 'Name' } } } };

export default function SomeEditable() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 200 }}>
      <RichTreeView
        aria-label="Mail folders"
        items={folders}
        isItemEditable={isItemEditable}
        experimentalFeatures={{ labelEditing: true }}
        slots={{ item: TreeItem2 }}
        slotProps={inputProps}
        defaultExpandedItems={['projects']}
      />
    </Box>
  );
}
