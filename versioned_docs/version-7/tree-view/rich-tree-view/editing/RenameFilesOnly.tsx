import * as React from 'react';
import Box from '@mui/material/Box';
import { RichTreeView, TreeItem2 } from '@mui/x-tree-view';

interface Entry {
  id: string;
  label: string;
  children?: Entry[];
}

const lessons: Entry[] = [
  {
    id: 'grammar',
    label: 'Grammar',
    children: [
      { id: 'past', label: 'The past tense' },
      {
        id: 'exercises',
        label: 'Exercises',
        children: [{ id: 'gaps', label: 'Fill the gaps' }],
      },
    ],
  },
  { id: 'songs', label: 'Songs', children: [] },
];

// An empty folder is a folder all the same.
const isLeaf = (entry: Entry) => entry.children === undefined;
const inputProps = { item: { slotProps: { labelInput: { 'aria-label': 'Lesson' } } } };

export default function RenameFilesOnly() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 200 }}>
      <RichTreeView
        aria-label="Lessons"
        items={lessons}
        isItemEditable={isLeaf}
        experimentalFeatures={{ labelEditing: true }}
        slots={{ item: TreeItem2 }}
        slotProps={inputProps}
        defaultExpandedItems={['grammar', 'exercises']}
      />
    </Box>
  );
}
