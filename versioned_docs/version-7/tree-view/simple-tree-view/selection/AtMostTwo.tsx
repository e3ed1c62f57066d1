import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

const limit = 2;

export default function AtMostTwo() {
  const [toppings, setToppings] = React.useState(['basil']);

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 264 }}>
      <Typography variant="body2" aria-live="polite" sx={{ mb: 1 }}>
        {toppings.length} of {limit} toppings chosen
      </Typography>
      <SimpleTreeView
        aria-label="Toppings"
        multiSelect
        checkboxSelection
        selectedItems={toppings}
        onSelectedItemsChange={(_event, itemIds) => {
          if (itemIds.length <= limit) {
            setToppings(itemIds);
          }
        }}
        defaultExpandedItems={['vegetables', 'cheese']}
      >
        <TreeItem itemId="vegetables" label="Vegetables">
          <TreeItem itemId="basil" label="Basil" />
          <TreeItem itemId="olives" label="Olives" />
        </TreeItem>
        <TreeItem itemId="cheese" label="Cheese">
          <TreeItem itemId="feta" label="Feta" />
          <TreeItem itemId="pecorino" label="Pecorino" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
