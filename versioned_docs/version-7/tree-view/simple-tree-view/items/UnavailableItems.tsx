import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

export default function UnavailableItems() {
  const [member, setMember] = React.useState(false);

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 264 }}>
      <FormControlLabel
        label="I am a member"
        control={
          <Switch
            checked={member}
            onChange={(event) => setMember(event.target.checked)}
          />
        }
      />
      <SimpleTreeView
        aria-label="Gym"
        defaultExpandedItems={['hall', 'pool']}
        defaultSelectedItems="wall"
      >
        <TreeItem itemId="hall" label="Hall">
          <TreeItem itemId="wall" label="Climbing wall" />
          <TreeItem itemId="weights" label="Weights" disabled={!member} />
        </TreeItem>
        <TreeItem itemId="pool" label="Pool" disabled={!member}>
          <TreeItem itemId="lanes" label="Lanes" />
          <TreeItem itemId="sauna" label="Sauna" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
