import * as React from 'react';
import Box from '@mui/material/Box';
import { RichTreeView, useRichTreeViewApiRef } from '@mui/x-tree-view';

const archive = [
  {
    id: '2025',
    label: '2025',
    children: [
      {
        id: 'spring',
        label: 'Spring',
        children: [
          { id: 'may', label: 'May' },
          { id: 'june', label: 'June' },
        ],
      },
    ],
  },
  { id: '2026', label: '2026' },
];

export default function CloseWhatIsInside() {
  const apiRef = useRichTreeViewApiRef();
  const [expanded, setExpanded] = React.useState(['2025', 'spring']);

  const isInOpenBranches = (itemId: string, _index: number, open: string[]) => {
    let parent = apiRef.current?.getParentId(itemId);
    while (parent && open.includes(parent)) {
      parent = apiRef.current?.getParentId(parent);
    }
    return !parent;
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 168 }}>
      <RichTreeView
        aria-label="Archive"
        apiRef={apiRef}
        items={archive}
        expandedItems={expanded}
        onExpandedItemsChange={(_event, itemIds) =>
          setExpanded(itemIds.filter(isInOpenBranches))
        }
        multiSelect
        checkboxSelection
        defaultSelectedItems={['may']}
      />
    </Box>
  );
}
