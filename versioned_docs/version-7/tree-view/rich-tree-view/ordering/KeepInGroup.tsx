import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro, TreeItem2, useTreeViewApiRef } from '@mui/x-tree-view-pro';

const heats = [
  {
    id: 'heat-1',
    label: 'Heat 1',
    children: [
      { id: 'ana', label: 'Ana' },
      { id: 'bo', label: 'Bo' },
      { id: 'cem', label: 'Cem' },
    ],
  },
  {
    id: 'heat-2',
    label: 'Heat 2',
    children: [
      { id: 'dee', label: 'Dee' },
      { id: 'eli', label: 'Eli' },
    ],
  },
];

export default function KeepInGroup() {
  const apiRef = useTreeViewApiRef();
  const [message, setMessage] = React.useState('Move a runner within a heat.');

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 264 }}>
      <RichTreeViewPro
        aria-label="Runners"
        apiRef={apiRef}
        items={heats}
        itemsReordering
        experimentalFeatures={{ indentationAtItemLevel: true, itemsReordering: true }}
        slots={{ item: TreeItem2 }}
        canMoveItemToNewPosition={({ oldPosition, newPosition }) =>
          newPosition.parentId === oldPosition.parentId
        }
        onItemPositionChange={({ newPosition: { parentId } }) => {
          const ids = apiRef.current?.getItemOrderedChildrenIds(parentId) ?? [];
          setMessage(`${parentId}: ${ids.join(', ')}`);
        }}
        defaultExpandedItems={['heat-1', 'heat-2']}
      />
      <Typography variant="body2" aria-live="polite" sx={{ mt: 1 }}>
        {message}
      </Typography>
    </Box>
  );
}
