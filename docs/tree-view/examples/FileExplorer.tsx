import * as React from 'react';
import { flushSync } from 'react-dom';
import Box from '@mui/material/Box';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView, useRichTreeViewApiRef } from '@mui/x-tree-view';
import { EntryItem } from './EntryItem';
import {
  childrenOf,
  clinicFiles,
  freeName,
  nest,
  pathTo,
  without,
  type EntryNode,
} from './entries';

const getItemLabel = (entry: EntryNode) => entry.name;
const isItemEditable = (entry: EntryNode) => entry.parentId !== null;
const slots = { item: EntryItem };

export default function FileExplorer() {
  const apiRef = useRichTreeViewApiRef();
  const nextId = React.useRef(1);
  const [entries, setEntries] = React.useState(clinicFiles);
  const [selected, setSelected] = React.useState<string | null>('pages');
  const [expanded, setExpanded] = React.useState(['root', 'pages']);

  const items = React.useMemo(() => nest(entries), [entries]);
  const path = pathTo(entries, selected);
  const current = path.at(-1);
  const folder = path.findLast((entry) => entry.kind === 'folder');
  const inside = current?.kind === 'folder' ? childrenOf(entries, current.id) : [];

  /** Opens the folders around the selected entry: the tree edits and focuses visible items. */
  const reveal = () =>
    setExpanded((open) => [
      ...new Set([...open, ...path.slice(0, -1).map((entry) => entry.id)]),
    ]);

  const createFolder = () => {
    if (!folder) return;
    const id = `new-${nextId.current}`;
    nextId.current += 1;
    const name = freeName(childrenOf(entries, folder.id), 'New folder');
    // The input opens in an item that is in the page, so the item has to come first.
    flushSync(() => {
      setEntries([...entries, { id, parentId: folder.id, name, kind: 'folder' }]);
      setExpanded((open) => [...new Set([...open, folder.id])]);
      setSelected(id);
    });
    apiRef.current?.setEditedItem(id);
  };

  const startRename = () => {
    flushSync(reveal);
    apiRef.current?.setEditedItem(selected);
  };

  const rename = (id: string, label: string) => {
    setEntries((old) => {
      const renamed = old.find((entry) => entry.id === id);
      const siblings = old.filter(
        (entry) => entry.parentId === renamed?.parentId && entry.id !== id,
      );
      const name = freeName(siblings, label.trim() || 'Untitled');
      return old.map((entry) => (entry.id === id ? { ...entry, name } : entry));
    });
  };

  const remove = () => {
    if (!current?.parentId) return;
    flushSync(reveal);
    apiRef.current?.focusItem(null, current.parentId);
    setSelected(current.parentId);
    setEntries(without(entries, current.id));
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 640, minHeight: 360 }}>
      <Stack direction="row" spacing={1}>
        <Button size="small" disabled={!folder} onClick={createFolder}>
          New folder
        </Button>
        <Button size="small" disabled={!current?.parentId} onClick={startRename}>
          Rename
        </Button>
        <Button size="small" disabled={!current?.parentId} onClick={remove}>
          Delete
        </Button>
      </Stack>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        }}
      >
        <RichTreeView
          aria-label="Files"
          apiRef={apiRef}
          items={items}
          getItemLabel={getItemLabel}
          isItemEditable={isItemEditable}
          onItemLabelChange={rename}
          slots={slots}
          expandedItems={expanded}
          onExpandedItemsChange={(_event, itemIds) => setExpanded(itemIds)}
          selectedItems={selected}
          onSelectedItemsChange={(_event, itemId) => setSelected(itemId)}
        />
        <Box role="region" aria-label="Selected entry" sx={{ minWidth: 0 }}>
          <Breadcrumbs aria-label="Path" maxItems={4}>
            {path.map((entry) => (
              <Typography key={entry.id} variant="body2">
                {entry.name}
              </Typography>
            ))}
          </Breadcrumbs>
          <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
            {current?.kind === 'folder' &&
              (inside.map((entry) => entry.name).join(', ') || 'This folder is empty.')}
          </Typography>
        </Box>
      </Box>
    </Stack>
  );
}
