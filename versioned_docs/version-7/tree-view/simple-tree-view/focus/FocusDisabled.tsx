import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

export default function FocusDisabled() {
  const [keys, setKeys] = React.useState('stop');

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 248 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Disabled items"
        value={keys}
        onChange={(_event, value: string | null) => value && setKeys(value)}
        sx={{ mb: 1 }}
      >
        <ToggleButton value="stop">stop at disabled items</ToggleButton>
        <ToggleButton value="skip">skip them</ToggleButton>
      </ToggleButtonGroup>
      <SimpleTreeView
        aria-label="Concert seats"
        disabledItemsFocusable={keys === 'stop'}
        defaultExpandedItems={['stalls']}
      >
        <TreeItem itemId="stalls" label="Stalls">
          <TreeItem itemId="row-1" label="Row 1, sold out" disabled />
          <TreeItem itemId="row-2" label="Row 2" />
          <TreeItem itemId="row-3" label="Row 3, sold out" disabled />
          <TreeItem itemId="row-4" label="Row 4" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
