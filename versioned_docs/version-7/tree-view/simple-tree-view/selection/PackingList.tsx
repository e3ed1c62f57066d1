import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

export default function PackingList() {
  const [packed, setPacked] = React.useState<string[]>([]);

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 296 }}>
      <SimpleTreeView
        aria-label="Packing list"
        multiSelect
        checkboxSelection
        selectionPropagation={{ parents: true, descendants: true }}
        selectedItems={packed}
        onSelectedItemsChange={(_event, itemIds) => setPacked(itemIds)}
        defaultExpandedItems={['bag']}
      >
        <TreeItem itemId="bag" label="Bag (open)">
          <TreeItem itemId="charger" label="Charger" />
          <TreeItem itemId="book" label="Book" />
        </TreeItem>
        <TreeItem itemId="suitcase" label="Suitcase (never opened)">
          <TreeItem itemId="shirts" label="Shirts" />
          <TreeItem itemId="shoes" label="Shoes" />
        </TreeItem>
      </SimpleTreeView>
      <Typography variant="body2" aria-live="polite" sx={{ mt: 1 }}>
        Selected: {packed.join(', ') || 'nothing'}
      </Typography>
    </Box>
  );
}
