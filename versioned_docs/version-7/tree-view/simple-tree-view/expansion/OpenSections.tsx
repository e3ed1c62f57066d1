import * as React from 'react';
import Box from '@mui/material/Box';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

export default function OpenSections() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 200 }}>
      <SimpleTreeView aria-label="Contract" defaultExpandedItems={['terms', 'payment']}>
        <TreeItem itemId="terms" label="Terms">
          <TreeItem itemId="payment" label="Payment">
            <TreeItem itemId="deadline" label="Deadline" />
            <TreeItem itemId="interest" label="Interest" />
          </TreeItem>
        </TreeItem>
        <TreeItem itemId="annex" label="Annex">
          <TreeItem itemId="drawings" label="Drawings" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
