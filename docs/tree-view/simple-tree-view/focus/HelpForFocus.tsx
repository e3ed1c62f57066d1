import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

const help: Record<string, string> = {
  display: 'Brightness and size of the text',
  dark: 'Light text on a dark background',
  zoom: 'Scales the page from 80% to 200%',
  sound: 'Volume of notifications',
};

export default function HelpForFocus() {
  const helpId = React.useId();
  const [focused, setFocused] = React.useState<string | null>(null);

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 200 }}>
      <SimpleTreeView
        aria-label="Settings"
        aria-describedby={helpId}
        onItemFocus={(_event, itemId) => setFocused(itemId)}
        slotProps={{ root: { onBlur: () => setFocused(null) } }}
        defaultExpandedItems={['display']}
      >
        <TreeItem itemId="display" label="Display">
          <TreeItem itemId="dark" label="Dark mode" />
          <TreeItem itemId="zoom" label="Zoom" />
        </TreeItem>
        <TreeItem itemId="sound" label="Sound" />
      </SimpleTreeView>
      <Typography id={helpId} variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        {(focused && help[focused]) ?? 'Move to a setting to read what it does.'}
      </Typography>
    </Box>
  );
}
