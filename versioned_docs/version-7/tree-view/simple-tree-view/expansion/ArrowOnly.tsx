import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SimpleTreeView, TreeItem, treeItemClasses } from '@mui/x-tree-view';

export default function ArrowOnly() {
  const [place, setPlace] = React.useState<string | null>('Norway');

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 248 }}>
      <Typography variant="body2" aria-live="polite" sx={{ mb: 1 }}>
        Weather for {place ?? 'no place'}
      </Typography>
      <SimpleTreeView
        aria-label="Places"
        expansionTrigger="iconContainer"
        selectedItems={place}
        onSelectedItemsChange={(_event, itemId) => setPlace(itemId)}
        sx={{
          [`& .${treeItemClasses.iconContainer}`]: {
            width: 36,
            height: 36,
            alignItems: 'center',
            borderRadius: '50%',
            '&:has(svg):hover': { bgcolor: 'action.hover' },
          },
        }}
      >
        <TreeItem itemId="Norway" label="Norway">
          <TreeItem itemId="Bergen" label="Bergen" />
          <TreeItem itemId="Oslo" label="Oslo" />
        </TreeItem>
        <TreeItem itemId="Iceland" label="Iceland">
          <TreeItem itemId="Akureyri" label="Akureyri" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
