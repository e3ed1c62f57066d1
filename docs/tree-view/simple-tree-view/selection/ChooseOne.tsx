import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

export default function ChooseOne() {
  const [room, setRoom] = React.useState<string | null>('Oak');
  const [booked, setBooked] = React.useState('');

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 280 }}>
      <SimpleTreeView
        aria-label="Meeting rooms"
        selectedItems={room}
        onSelectedItemsChange={(_event, itemId) => setRoom(itemId)}
        defaultExpandedItems={['floor-1', 'floor-2']}
      >
        <TreeItem itemId="floor-1" label="First floor" disableSelection>
          <TreeItem itemId="Oak" label="Oak" />
          <TreeItem itemId="Pine" label="Pine" />
        </TreeItem>
        <TreeItem itemId="floor-2" label="Second floor" disableSelection>
          <TreeItem itemId="Birch" label="Birch" />
        </TreeItem>
      </SimpleTreeView>
      <Button
        variant="contained"
        disabled={!room}
        sx={{ mt: 1 }}
        onClick={() => setBooked(`Booked: ${room}`)}
      >
        {room ? `Book ${room}` : 'Choose a room'}
      </Button>
      <Typography role="status" variant="body2" sx={{ minHeight: 24, mt: 1 }}>
        {booked}
      </Typography>
    </Box>
  );
}
