import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view';

const orchestra = [
  {
    id: 'strings',
    label: 'Strings',
    children: [
      { id: 'violin', label: 'Violin' },
      { id: 'viola', label: 'Viola' },
      { id: 'cello', label: 'Cello' },
    ],
  },
  {
    id: 'woodwinds',
    label: 'Woodwinds',
    children: [
      { id: 'flute', label: 'Flute' },
      { id: 'oboe', label: 'Oboe' },
    ],
  },
];

export default function MultipleSelection() {
  const [selected, setSelected] = React.useState(['viola', 'flute']);

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 280 }}>
      <RichTreeView
        aria-label="Instruments"
        multiSelect
        items={orchestra}
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemIds) => setSelected(itemIds)}
        defaultExpandedItems={['strings', 'woodwinds']}
      />
      <Typography variant="body2" aria-live="polite" sx={{ mt: 1 }}>
        {selected.length} selected
      </Typography>
    </Box>
  );
}
