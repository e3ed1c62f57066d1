import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

export default function ChooseOne() {
  const [room, setRoom] = React.useState<string | null>('Oak');

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 248 }}>
      <SimpleTreeView
        aria-label="Meeting rooms"
        selectedItems={room}
        onSelectedItemsChange={(_event, itemId) => setRoom(itemId)}
        defaultExpandedItems={['floor-1', 'floor-2']}
      >
        <TreeItem itemId="floor-1" label="First floor">
          <TreeItem itemId="Oak" label="Oak" />
          <TreeItem itemId="Pine" label="Pine" />
        </TreeItem>
        <TreeItem itemId="floor-2" label="Second floor">
          <TreeItem itemId="Birch" label="Birch" />
        </TreeItem>
      </SimpleTreeView>
      <Button
        variant="contained"
        disabled={!room || room.startsWith('floor')}
        sx={{ mt: 1 }}
      >
        {room && !room.startsWith('floor') ? `Book ${room}` : 'Choose a room'}
      </Button>
    </Box>
  );
}
