import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { RichTreeView, useRichTreeViewApiRef } from '@mui/x-tree-view';
import type { TreeViewDefaultItemModelProperties } from '@mui/x-tree-view';

type Item = TreeViewDefaultItemModelProperties;

const initialItems: Item[] = [
  {
    id: 'week-1',
    label: 'Week 1',
    children: [
      { id: 'task-1', label: 'Measure the room' },
      { id: 'task-2', label: 'Order paint' },
    ],
  },
  { id: 'week-2', label: 'Week 2' },
];

const rename = (items: Item[], id: string, label: string): Item[] =>
  items.map((item) => ({
    ...item,
    label: item.id === id ? label : item.label,
    children: item.children && rename(item.children, id, label),
  }));

const inputProps = { item: { slotProps: { labelInput: { 'aria-label': 'Task' } } } };

export default function KeepEdits() {
  const apiRef = useRichTreeViewApiRef();
  const [items, setItems] = React.useState(initialItems);

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 208 }}>
      <Button
        size="small"
        sx={{ mb: 1 }}
        disabled={items === initialItems}
        onClick={() => {
          setItems(initialItems);
          apiRef.current?.focusItem(null, 'week-1');
        }}
      >
        Undo all changes
      </Button>
      <RichTreeView
        aria-label="Plan"
        apiRef={apiRef}
        items={items}
        isItemEditable
        slotProps={inputProps}
        onItemLabelChange={(itemId, label) => setItems(rename(items, itemId, label))}
        defaultExpandedItems={['week-1']}
      />
    </Box>
  );
}
