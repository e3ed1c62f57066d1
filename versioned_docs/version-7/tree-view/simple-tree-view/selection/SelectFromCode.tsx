import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { SimpleTreeView, TreeItem, useTreeViewApiRef } from '@mui/x-tree-view';

export default function SelectFromCode() {
  const apiRef = useTreeViewApiRef();

  const markSaturday = (event: React.SyntheticEvent, shouldBeSelected: boolean) =>
    apiRef.current?.selectItem({
      event,
      itemId: 'saturday',
      keepExistingSelection: true,
      shouldBeSelected,
    });

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 208 }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button size="small" onClick={(event) => markSaturday(event, true)}>
          Add Saturday
        </Button>
        <Button size="small" onClick={(event) => markSaturday(event, false)}>
          Take it out
        </Button>
      </Stack>
      <SimpleTreeView
        aria-label="Delivery days"
        apiRef={apiRef}
        multiSelect
        defaultSelectedItems={['friday']}
        defaultExpandedItems={['week']}
      >
        <TreeItem itemId="week" label="This week">
          <TreeItem itemId="friday" label="Friday" />
          <TreeItem itemId="saturday" label="Saturday" />
          <TreeItem itemId="sunday" label="Sunday" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
