import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView, TreeItem2, useTreeViewApiRef } from '@mui/x-tree-view';

const albums = [
  {
    id: 'summer',
    label: 'Summer',
    children: [
      { id: 'lake', label: 'At the lake' },
      { id: 'train', label: 'Train ride' },
    ],
  },
  { id: 'winter', label: 'Winter' },
];

const inputProps = { item: { slotProps: { labelInput: { 'aria-label': 'Album' } } } };

export default function ResetLabel() {
  const apiRef = useTreeViewApiRef();
  const [selected, setSelected] = React.useState<string | null>('lake');

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 208 }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button
          size="small"
          disabled={!selected}
          onClick={() =>
            selected && apiRef.current?.updateItemLabel(selected, 'Untitled')
          }
        >
          Reset name
        </Button>
      </Stack>
      <RichTreeView
        aria-label="Albums"
        apiRef={apiRef}
        items={albums}
        isItemEditable
        experimentalFeatures={{ labelEditing: true }}
        slots={{ item: TreeItem2 }}
        slotProps={inputProps}
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemId) => setSelected(itemId)}
        defaultExpandedItems={['summer']}
      />
    </Box>
  );
}
