import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

export default function SelectedChips() {
  const [tags, setTags] = React.useState(['Travel', 'Asia']);

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 264 }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, mb: 1 }}>
        {tags.map((tag) => (
          <Chip
            key={tag}
            size="small"
            label={tag}
            onDelete={() => setTags(tags.filter((other) => other !== tag))}
          />
        ))}
      </Stack>
      <SimpleTreeView
        aria-label="Tags"
        multiSelect
        selectedItems={tags}
        onSelectedItemsChange={(_event, itemIds) => setTags(itemIds)}
        defaultExpandedItems={['Travel', 'Food']}
      >
        <TreeItem itemId="Travel" label="Travel">
          <TreeItem itemId="Asia" label="Asia" />
          <TreeItem itemId="Europe" label="Europe" />
        </TreeItem>
        <TreeItem itemId="Food" label="Food">
          <TreeItem itemId="Vegan" label="Vegan" />
          <TreeItem itemId="Baking" label="Baking" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
