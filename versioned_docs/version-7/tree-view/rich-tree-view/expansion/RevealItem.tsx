import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { RichTreeView, useRichTreeViewApiRef } from '@mui/x-tree-view';

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
  const apiRef = useRichTreeViewApiRef();

  const reveal = (event: React.SyntheticEvent, itemId: string) => {
    let parent = apiRef.current?.getParentId(itemId) ?? null;
    while (parent) {
      apiRef.current?.setItemExpansion({ itemId: parent, shouldBeExpanded: true });
      parent = apiRef.current?.getParentId(parent) ?? null;
    }
    apiRef.current?.setItemSelection({ itemId, shouldBeSelected: true });
    requestAnimationFrame(() => apiRef.current?.focusItem(event, itemId));
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 224 }}>
      <Button size="small" sx={{ mb: 1 }} onClick={(event) => reveal(event, 'dialog')}>
        Show Dialog.tsx
      </Button>
      <RichTreeView aria-label="Files" apiRef={apiRef} items={files} />
    </Box>
  );
}
