import * as React from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { RichTreeView, type TreeViewBaseItem } from '@mui/x-tree-view';

type Item = TreeViewBaseItem;

const instruments: Item[] = [
  {
    id: 'strings',
    label: 'Strings',
    children: [
      { id: 'viola', label: 'Viola' },
      { id: 'double-bass', label: 'Double bass' },
    ],
  },
  {
    id: 'winds',
    label: 'Winds',
    children: [
      { id: 'bassoon', label: 'Bassoon' },
      { id: 'oboe', label: 'Oboe' },
    ],
  },
  { id: 'harp', label: 'Harp' },
];

/** Keeps items that match, with everything inside them, and the way to them. */
const filter = (items: Item[], text: string): Item[] =>
  items.flatMap((item) => {
    if (item.label.toLowerCase().includes(text)) {
      return [item];
    }
    const children = filter(item.children ?? [], text);
    return children.length > 0 ? [{ ...item, children }] : [];
  });

const getIds = (items: Item[]): string[] =>
  items.flatMap(({ id, children }) => [id, ...getIds(children ?? [])]);

export default function FilteredItems() {
  const [text, setText] = React.useState('bass');
  const [expanded, setExpanded] = React.useState<string[]>([]);

  const items = React.useMemo(() => filter(instruments, text.toLowerCase()), [text]);
  const all = React.useMemo(() => getIds(items), [items]);

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 248 }}>
      <TextField
        fullWidth
        size="small"
        label="Filter instruments"
        helperText={items.length > 0 ? ' ' : 'No such instrument'}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <RichTreeView
        aria-label="Instruments"
        items={items}
        expandedItems={text === '' ? expanded : all}
        onExpandedItemsChange={(_event, itemIds) => {
          if (text === '') {
            setExpanded(itemIds);
          }
        }}
      />
    </Box>
  );
}
