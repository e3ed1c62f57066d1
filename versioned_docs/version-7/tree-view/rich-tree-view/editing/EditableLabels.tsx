import * as React from 'react';
import Box from '@mui/material/Box';
import { RichTreeView, TreeItem2 } from '@mui/x-tree-view';

const playlists = [
  {
    id: 'morning',
    label: 'Morning',
    children: [
      { id: 'quiet', label: 'Quiet start' },
      { id: 'radio', label: 'Radio' },
    ],
  },
  { id: 'running', label: 'Running' },
];

const inputProps = { item: { slotProps: { labelInput: { 'aria-label': 'Label' } } } };

export default function EditableLabels() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 168 }}>
      <RichTreeView
        aria-label="Playlists"
        items={playlists}
        isItemEditable
        experimentalFeatures={{ labelEditing: true }}
        slots={{ item: TreeItem2 }}
        slotProps={inputProps}
        expansionTrigger="iconContainer"
        defaultExpandedItems={['morning']}
      />
    </Box>
  );
}
