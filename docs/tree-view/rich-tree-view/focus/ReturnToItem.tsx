import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import { RichTreeView, useRichTreeViewApiRef } from '@mui/x-tree-view';

const tickets = [
  {
    id: 'ferry',
    label: 'Ferry',
    children: [
      { id: 'morning', label: 'Morning' },
      { id: 'evening', label: 'Evening' },
    ],
  },
  { id: 'bus', label: 'Bus' },
];

export default function ReturnToItem() {
  const titleId = React.useId();
  const apiRef = useRichTreeViewApiRef();
  const [selected, setSelected] = React.useState<string | null>('evening');
  const [open, setOpen] = React.useState(false);

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 184 }}>
      <RichTreeView
        aria-label="Tickets"
        apiRef={apiRef}
        items={tickets}
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemId) => setSelected(itemId)}
        defaultExpandedItems={['ferry']}
      />
      <Button size="small" disabled={!selected} onClick={() => setOpen(true)}>
        Cancel the selected ticket
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        disableRestoreFocus
        aria-labelledby={titleId}
        slotProps={{
          transition: {
            onExited: () => selected && apiRef.current?.focusItem(null, selected),
          },
        }}
      >
        <DialogTitle id={titleId}>Cancel this ticket?</DialogTitle>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Keep it</Button>
          <Button onClick={() => setOpen(false)}>Cancel ticket</Button>
        </DialogActions>
      </Dialog>
    </Box>
  );
}
