import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { RichTreeView, type TreeViewBaseItem } from '@mui/x-tree-view';

type Item = TreeViewBaseItem;

const handbook: Item[] = [
  {
    id: 'arrival',
    label: 'Arrival',
    children: [
      { id: 'keys', label: 'Keys' },
      { id: 'parking', label: 'Parking', children: [{ id: 'bikes', label: 'Bikes' }] },
    ],
  },
  { id: 'safety', label: 'Safety', children: [{ id: 'exits', label: 'Exits' }] },
];

const getParentIds = (items: Item[]): string[] =>
  items.flatMap(({ id, children }) => (children ? [id, ...getParentIds(children)] : []));

const allParents = getParentIds(handbook);

export default function ExpandAll() {
  const [expanded, setExpanded] = React.useState<string[]>(['arrival']);

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 264 }}>
      <Button
        size="small"
        sx={{ mb: 1 }}
        onClick={() => setExpanded(expanded.length === 0 ? allParents : [])}
      >
        {expanded.length === 0 ? 'Expand all' : 'Collapse all'}
      </Button>
      <RichTreeView
        aria-label="Handbook"
        items={handbook}
        expandedItems={expanded}
        onExpandedItemsChange={(_event, itemIds) => setExpanded(itemIds)}
      />
    </Box>
  );
}
