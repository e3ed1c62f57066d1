import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view';

const chapters = [
  {
    id: 'basics',
    label: 'Basics',
    children: [
      { id: 'dough', label: 'Dough' },
      { id: 'oven', label: 'Oven' },
    ],
  },
  { id: 'breads', label: 'Breads' },
];

export default function PickChapters() {
  const [picked, setPicked] = React.useState<string[]>([]);

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 200 }}>
      <RichTreeView
        aria-label="Chapters"
        items={chapters}
        multiSelect
        checkboxSelection
        expansionTrigger="content"
        isItemEditable={(item) => item.id === 'breads'}
        selectedItems={picked}
        onSelectedItemsChange={(_event, ids) => setPicked(ids)}
      />
      <Typography role="status" variant="body2">
        {picked.length} chosen
      </Typography>
    </Box>
  );
}
