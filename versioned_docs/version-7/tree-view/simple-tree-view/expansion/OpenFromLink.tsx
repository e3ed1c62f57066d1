import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { SimpleTreeView, TreeItem, useTreeViewApiRef } from '@mui/x-tree-view';

export default function OpenFromLink() {
  const apiRef = useTreeViewApiRef();
  const [lastChange, setLastChange] = React.useState('Nothing opened yet');

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 248 }}>
      <Button
        size="small"
        onClick={(event) => {
          apiRef.current?.setItemExpansion(event, 'returns', true);
          apiRef.current?.focusItem(event, 'returns');
        }}
      >
        How do I send it back?
      </Button>
      <SimpleTreeView
        aria-label="Help"
        apiRef={apiRef}
        onItemExpansionToggle={(_event, itemId, isExpanded) =>
          setLastChange(`${isExpanded ? 'Opened' : 'Closed'}: ${itemId}`)
        }
      >
        <TreeItem itemId="orders" label="Orders">
          <TreeItem itemId="status" label="Where is my order?" />
        </TreeItem>
        <TreeItem itemId="returns" label="Returns">
          <TreeItem itemId="label" label="Print a label" />
          <TreeItem itemId="refund" label="Refunds" />
        </TreeItem>
      </SimpleTreeView>
      <Typography variant="body2" aria-live="polite" sx={{ mt: 1 }}>
        {lastChange}
      </Typography>
    </Box>
  );
}
