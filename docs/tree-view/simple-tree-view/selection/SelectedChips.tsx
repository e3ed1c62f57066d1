import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { SimpleTreeView, TreeItem, useSimpleTreeViewApiRef } from '@mui/x-tree-view';

export default function SelectedChips() {
  const apiRef = useSimpleTreeViewApiRef();
  const chips = React.useRef<HTMLDivElement>(null);
  const [tags, setTags] = React.useState(['Travel', 'Asia']);

  /** Moves the focus to a neighbor first, because the chip disappears with it. */
  const remove = (index: number) => {
    const list = chips.current?.children;
    const neighbor = list?.[index + 1] ?? list?.[index - 1];
    if (neighbor instanceof HTMLElement) neighbor.focus();
    else apiRef.current?.focusItem(null, 'Travel');
    setTags(tags.filter((_tag, other) => other !== index));
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 264 }}>
      <Stack
        ref={chips}
        direction="row"
        useFlexGap
        sx={{ flexWrap: 'wrap', gap: 1, mb: 1 }}
      >
        {tags.map((tag, index) => (
          <Chip key={tag} size="small" label={tag} onDelete={() => remove(index)} />
        ))}
      </Stack>
      <SimpleTreeView
        aria-label="Tags"
        apiRef={apiRef}
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
