import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { RichTreeView, useTreeViewApiRef } from '@mui/x-tree-view';

const files = [
  {
    id: 'src',
    label: 'src',
    children: [
      {
        id: 'components',
        label: 'components',
        children: [
          { id: 'button', label: 'Button.tsx' },
          { id: 'dialog', label: 'Dialog.tsx' },
        ],
      },
    ],
  },
  { id: 'readme', label: 'README.md' },
];

export default function RevealItem() {
  const apiRef = useTreeViewApiRef();
  const [expanded, setExpanded] = React.useState<string[]>([]);

  const reveal = (event: React.SyntheticEvent, itemId: string) => {
    setExpanded((ids) => [...new Set([...ids, 'src', 'components'])]);
    apiRef.current?.selectItem({ event, itemId, shouldBeSelected: true });
    requestAnimationFrame(() => apiRef.current?.focusItem(event, itemId));
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 224 }}>
      <Button size="small" sx={{ mb: 1 }} onClick={(event) => reveal(event, 'dialog')}>
        Show Dialog.tsx
      </Button>
      <RichTreeView
        aria-label="Files"
        apiRef={apiRef}
        items={files}
        expandedItems={expanded}
        onExpandedItemsChange={(_event, itemIds) => setExpanded(itemIds)}
      />
    </Box>
  );
}
