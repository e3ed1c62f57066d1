import * as React from 'react';
import Box from '@mui/material/Box';
import {
  RichTreeView,
  useApplyPropagationToSelectedItemsOnMount,
} from '@mui/x-tree-view';

const stops = [
  {
    id: 'line-1',
    label: 'Line 1',
    children: [
      { id: 'harbor', label: 'Harbor' },
      { id: 'market', label: 'Market' },
    ],
  },
  {
    id: 'line-2',
    label: 'Line 2',
    children: [
      { id: 'museum', label: 'Museum' },
      { id: 'airport', label: 'Airport' },
    ],
  },
];

const selectionPropagation = { parents: true, descendants: true };

export default function InitialPropagation() {
  const selectedItems = useApplyPropagationToSelectedItemsOnMount({
    items: stops,
    selectionPropagation,
    selectedItems: ['line-1', 'museum'],
  });

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 260 }}>
      <RichTreeView
        aria-label="Stops"
        multiSelect
        checkboxSelection
        items={stops}
        selectionPropagation={selectionPropagation}
        defaultSelectedItems={selectedItems}
        defaultExpandedItems={['line-1', 'line-2']}
      />
    </Box>
  );
}
