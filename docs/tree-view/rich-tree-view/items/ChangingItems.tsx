import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView, type TreeViewDefaultItemModelProperties } from '@mui/x-tree-view';

type Item = TreeViewDefaultItemModelProperties;

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

const getIds = (items: Item[]): string[] =>
  items.flatMap(({ id, children }) => [id, ...getIds(children ?? [])]);

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
      const rest = removeItem(items, selected);
      const ids = getIds(rest);
      setItems(rest);
      // The next item is selected, so the button stays usable and keeps the focus.
      setSelected(ids[getIds(items).indexOf(selected)] ?? ids.at(-1) ?? null);
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
