import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView, type TreeViewBaseItem } from '@mui/x-tree-view';

type Item = TreeViewBaseItem;

function addChild(items: Item[], parentId: string, child: Item): Item[] {
  return items.map((item) =>
    item.id === parentId
      ? { ...item, children: [...(item.children ?? []), child] }
      : { ...item, children: item.children && addChild(item.children, parentId, child) },
  );
}

function removeItem(items: Item[], id: string): Item[] {
  return items
    .filter((item) => item.id !== id)
    .map((item) => ({
      ...item,
      children: item.children && removeItem(item.children, id),
    }));
}

export default function ChangingItems() {
  const [items, setItems] = React.useState<Item[]>([
    { id: 'inbox', label: 'Inbox', children: [{ id: 'mail-1', label: 'Message 1' }] },
    { id: 'archive', label: 'Archive' },
  ]);
  const [selected, setSelected] = React.useState<string | null>('inbox');
  const [count, setCount] = React.useState(1);

  const handleAdd = () => {
    const next = count + 1;
    setItems(addChild(items, 'inbox', { id: `mail-${next}`, label: `Message ${next}` }));
    setCount(next);
  };

  const handleRemove = () => {
    if (selected) {
      setItems(removeItem(items, selected));
      setSelected(null);
    }
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 232 }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button size="small" onClick={handleAdd}>
          Add a message
        </Button>
        <Button size="small" disabled={selected === null} onClick={handleRemove}>
          Remove the selected item
        </Button>
      </Stack>
      <RichTreeView
        aria-label="Mailbox"
        items={items}
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemId) => setSelected(itemId)}
        defaultExpandedItems={['inbox']}
      />
    </Box>
  );
}
