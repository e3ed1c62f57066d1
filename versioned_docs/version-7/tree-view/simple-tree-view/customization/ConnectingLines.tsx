import * as React from 'react';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { SimpleTreeView, TreeItem, treeItemClasses } from '@mui/x-tree-view';

const LinedItem = styled(TreeItem)(({ theme }) => ({
  [`& .${treeItemClasses.content}`]: { paddingInlineStart: theme.spacing(1) },
  [`& .${treeItemClasses.groupTransition}`]: {
    marginInlineStart: theme.spacing(2),
    paddingInlineStart: theme.spacing(1.5),
    borderInlineStart: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  },
}));

export default function ConnectingLines() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 232 }}>
      <SimpleTreeView
        aria-label="Family"
        itemChildrenIndentation={0}
        defaultExpandedItems={['ida', 'paul']}
      >
        <LinedItem itemId="ida" label="Ida">
          <LinedItem itemId="paul" label="Paul">
            <LinedItem itemId="nora" label="Nora" />
            <LinedItem itemId="emil" label="Emil" />
          </LinedItem>
          <LinedItem itemId="greta" label="Greta">
            <LinedItem itemId="jon" label="Jon" />
          </LinedItem>
        </LinedItem>
      </SimpleTreeView>
    </Box>
  );
}
