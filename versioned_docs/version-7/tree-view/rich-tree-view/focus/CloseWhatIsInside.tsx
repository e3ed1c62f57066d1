import * as React from 'react';
import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view';

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

const parentOf: Record<string, string> = {
  spring: '2025',
  may: 'spring',
  june: 'spring',
};

/** Whether all parents of an item are among the open ones. */
function isInOpenBranches(itemId: string, _index: number, open: string[]): boolean {
  const parent = parentOf[itemId];
  return !parent || (open.includes(parent) && isInOpenBranches(parent, 0, open));
}

export default function CloseWhatIsInside() {
  const [expanded, setExpanded] = React.useState(['2025', 'spring']);

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 168 }}>
      <RichTreeView
        aria-label="Archive"
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
