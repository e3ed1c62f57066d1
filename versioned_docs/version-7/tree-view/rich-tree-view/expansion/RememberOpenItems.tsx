import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { RichTreeView } from '@mui/x-tree-view';

const KEY = 'archive.open-items.v1';
const AT_FIRST = JSON.stringify(['maps']);

const archive = [
  {
    id: 'maps',
    label: 'Maps',
    children: [
      { id: 'coast', label: 'Coast, 1887' },
      { id: 'mines', label: 'Mines, 1902' },
    ],
  },
  { id: 'letters', label: 'Letters', children: [{ id: 'mayor', label: 'To the mayor' }] },
];

const listeners = new Set<() => void>();
// Where the storage is blocked, the list lasts as long as the page.
let inMemory = AT_FIRST;

function readText(): string {
  try {
    return localStorage.getItem(KEY) ?? AT_FIRST;
  } catch {
    return inMemory;
  }
}

function storeText(text: string) {
  inMemory = text;
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // The copy in memory is enough for this visit.
  }
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  // The browser sends this event when another tab has changed the list.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function parseIds(text: string): string[] {
  try {
    const ids: unknown = JSON.parse(text);
    return Array.isArray(ids) ? ids.map(String) : [];
  } catch {
    return [];
  }
}

export default function RememberOpenItems() {
  const text = React.useSyncExternalStore(subscribe, readText, () => AT_FIRST);
  const expandedItems = React.useMemo(() => parseIds(text), [text]);

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 208 }}>
      <Button size="small" sx={{ mb: 1 }} onClick={() => storeText('[]')}>
        Close all
      </Button>
      <RichTreeView
        aria-label="Archive"
        items={archive}
        expandedItems={expandedItems}
        onExpandedItemsChange={(_event, ids) => storeText(JSON.stringify(ids))}
      />
    </Box>
  );
}
