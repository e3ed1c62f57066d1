import * as React from 'react';
import Box from '@mui/material/Box';
import LockIcon from '@mui/icons-material/LockOutlined';
import { RichTreeViewPro, TreeItem2 } from '@mui/x-tree-view-pro';

const fixed = ['cover', 'imprint'];

const pages = [
  { id: 'cover', label: 'Cover' },
  { id: 'photos', label: 'Photos' },
  { id: 'stories', label: 'Stories' },
  { id: 'letters', label: 'Letters' },
  { id: 'imprint', label: 'Imprint' },
];

const isItemReorderable = (itemId: string) => !fixed.includes(itemId);

const slotProps = {
  item: ({ itemId }: { itemId: string }) =>
    fixed.includes(itemId) ? { slots: { endIcon: LockIcon } } : {},
};

export default function SomeDraggable() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 168 }}>
      <RichTreeViewPro
        aria-label="Pages of the yearbook"
        items={pages}
        itemsReordering
        experimentalFeatures={{ indentationAtItemLevel: true, itemsReordering: true }}
        slots={{ item: TreeItem2 }}
        isItemReorderable={isItemReorderable}
        canMoveItemToNewPosition={({ newPosition }) =>
          newPosition.parentId === null &&
          newPosition.index > 0 &&
          newPosition.index < pages.length - 1
        }
        slotProps={slotProps}
      />
    </Box>
  );
}
