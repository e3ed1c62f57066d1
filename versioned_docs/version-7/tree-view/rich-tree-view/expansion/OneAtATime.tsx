import * as React from 'react';
import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view';

const floors = [
  {
    id: 'ground',
    label: 'Ground floor',
    children: [
      { id: 'lobby', label: 'Lobby' },
      { id: 'cafe', label: 'Café' },
    ],
  },
  { id: 'first', label: 'First floor', children: [{ id: 'studio', label: 'Studio' }] },
  {
    id: 'second',
    label: 'Second floor',
    children: [{ id: 'library', label: 'Library' }],
  },
];

export default function OneAtATime() {
  const [expanded, setExpanded] = React.useState<string[]>(['ground']);

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 184 }}>
      <RichTreeView
        aria-label="Floors"
        items={floors}
        expandedItems={expanded}
        onItemExpansionToggle={(_event, itemId, isExpanded) =>
          setExpanded(isExpanded ? [itemId] : [])
        }
      />
    </Box>
  );
}
