import * as React from 'react';
import { flushSync } from 'react-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { RichTreeView, useRichTreeViewApiRef } from '@mui/x-tree-view';
import type { TreeViewDefaultItemModelProperties } from '@mui/x-tree-view';

type Item = TreeViewDefaultItemModelProperties;

const bookmarks: Item[] = [
  {
    id: 'recipes',
    label: 'Recipes',
    children: [
      { id: 'ramen', label: 'Ramen' },
      { id: 'gnocchi', label: 'Gnocchi' },
      { id: 'pierogi', label: 'Pierogi' },
    ],
  },
  { id: 'maps', label: 'Maps' },
];

const without = (items: Item[], id: string): Item[] =>
  items
    .filter((item) => item.id !== id)
    .map((item) => ({ ...item, children: item.children && without(item.children, id) }));

export default function DeleteWithKey() {
  const apiRef = useRichTreeViewApiRef();
  const [items, setItems] = React.useState(bookmarks);
  const focused = React.useRef<string | null>(null);

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 208 }}>
      <Button
        size="small"
        sx={{ mb: 1 }}
        disabled={items === bookmarks}
        onClick={() => {
          flushSync(() => setItems(bookmarks));
          apiRef.current?.focusItem(null, 'recipes');
        }}
      >
        Bring all back
      </Button>
      <RichTreeView
        aria-label="Bookmarks; Delete removes one"
        apiRef={apiRef}
        items={items}
        onItemFocus={(_event, itemId) => {
          focused.current = itemId;
        }}
        onKeyDown={(event) => {
          if (event.key === 'Delete' && focused.current) {
            setItems(without(items, focused.current));
          }
        }}
        defaultExpandedItems={['recipes']}
      />
    </Box>
  );
}
