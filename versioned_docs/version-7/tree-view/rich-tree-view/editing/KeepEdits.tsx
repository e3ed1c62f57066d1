import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { RichTreeView, TreeItem2, type TreeViewBaseItem } from '@mui/x-tree-view';

type Item = TreeViewBaseItem;

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
  const [items, setItems] = React.useState(initialItems);

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 208 }}>
      <Button
        size="small"
        sx={{ mb: 1 }}
        disabled={items === initialItems}
        onClick={() => setItems(initialItems)}
      >
        Undo all changes
      </Button>
      <RichTreeView
        aria-label="Plan"
        items={items}
        isItemEditable
        experimentalFeatures={{ labelEditing: true }}
        slots={{ item: TreeItem2 }}
        slotProps={inputProps}
        onItemLabelChange={(itemId, label) => setItems(rename(items, itemId, label))}
        defaultExpandedItems={['week-1']}
      />
    </Box>
  );
}
