import * as React from 'react';
import Box from '@mui/material/Box';
import AddBoxIcon from '@mui/icons-material/AddBoxOutlined';
import ArticleIcon from '@mui/icons-material/ArticleOutlined';
import IndeterminateCheckBoxIcon from '@mui/icons-material/IndeterminateCheckBoxOutlined';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

export default function OwnIcons() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 200 }}>
      <SimpleTreeView
        aria-label="Library"
        slots={{
          expandIcon: AddBoxIcon,
          collapseIcon: IndeterminateCheckBoxIcon,
          endIcon: ArticleIcon,
        }}
        slotProps={{ endIcon: { color: 'disabled' } }}
        defaultExpandedItems={['poems']}
      >
        <TreeItem itemId="poems" label="Poems">
          <TreeItem itemId="haiku" label="Haiku" />
          <TreeItem itemId="sonnets" label="Sonnets" />
        </TreeItem>
        <TreeItem itemId="plays" label="Plays">
          <TreeItem itemId="comedies" label="Comedies" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
