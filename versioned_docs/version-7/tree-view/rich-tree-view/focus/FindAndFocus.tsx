import * as React from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { RichTreeView, useTreeViewApiRef } from '@mui/x-tree-view';
import type { TreeViewBaseItem } from '@mui/x-tree-view';

type Item = TreeViewBaseItem;

const plants: Item[] = [
  {
    id: 'herbs',
    label: 'Herbs',
    children: [
      { id: 'dill', label: 'Dill' },
      { id: 'mints', label: 'Mints', children: [{ id: 'pepper', label: 'Peppermint' }] },
    ],
  },
  { id: 'ferns', label: 'Ferns', children: [{ id: 'bracken', label: 'Bracken' }] },
];

function findPath(items: Item[], text: string): string[] | null {
  for (const { id, label, children } of items) {
    if (label.toLowerCase().includes(text)) {
      return [id];
    }
    const rest = children && findPath(children, text);
    if (rest) {
      return [id, ...rest];
    }
  }
  return null;
}

export default function FindAndFocus() {
  const apiRef = useTreeViewApiRef();
  const [expanded, setExpanded] = React.useState<string[]>([]);
  const [message, setMessage] = React.useState('Type a part of a name, press Enter');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('plant')).trim();
    const path = text ? findPath(plants, text.toLowerCase()) : null;
    setMessage(path ? 'Found' : 'No such plant');
    setExpanded((ids) => [...new Set([...ids, ...(path ?? []).slice(0, -1)])]);
    requestAnimationFrame(() => apiRef.current?.focusItem(event, path?.at(-1) ?? ''));
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 280 }}>
      <form onSubmit={handleSubmit}>
        <TextField
          fullWidth
          size="small"
          name="plant"
          label="Find a plant"
          defaultValue="pepper"
          helperText={message}
          sx={{ mb: 1 }}
        />
      </form>
      <RichTreeView
        aria-label="Plants"
        apiRef={apiRef}
        items={plants}
        expandedItems={expanded}
        onExpandedItemsChange={(_event, itemIds) => setExpanded(itemIds)}
      />
    </Box>
  );
}
