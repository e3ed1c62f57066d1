import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

export default function SavedView() {
  const [expanded, setExpanded] = React.useState(['sea']);
  const [saved, setSaved] = React.useState(expanded);

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 248 }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button size="small" onClick={() => setSaved(expanded)}>
          Save this view
        </Button>
        <Button size="small" onClick={() => setExpanded(saved)}>
          Restore it
        </Button>
      </Stack>
      <SimpleTreeView
        aria-label="Animals"
        expandedItems={expanded}
        onExpandedItemsChange={(_event, itemIds) => setExpanded(itemIds)}
      >
        <TreeItem itemId="sea" label="Sea">
          <TreeItem itemId="seal" label="Seal" />
          <TreeItem itemId="cod" label="Cod" />
        </TreeItem>
        <TreeItem itemId="land" label="Land">
          <TreeItem itemId="moose" label="Moose" />
        </TreeItem>
        <TreeItem itemId="air" label="Air">
          <TreeItem itemId="gull" label="Gull" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
