import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { RichTreeView, useRichTreeViewApiRef } from '@mui/x-tree-view';

const folders = [
  {
    id: 'photos',
    label: 'Photos',
    children: [
      { id: 'iceland', label: 'Iceland' },
      { id: 'garden', label: 'Garden' },
    ],
  },
  { id: 'music', label: 'Music' },
  { id: 'scans', label: 'Scans' },
];

export default function SingleSelection() {
  const apiRef = useRichTreeViewApiRef();
  const [folder, setFolder] = React.useState<string | null>('garden');

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 224 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 1 }}>
        <Typography variant="body2">Save to: {folder ?? 'nothing chosen'}</Typography>
        <Button
          size="small"
          disabled={!folder}
          onClick={() => {
            setFolder(null);
            apiRef.current?.focusItem(null, 'photos');
          }}
        >
          Clear
        </Button>
      </Box>
      <RichTreeView
        aria-label="Folders"
        apiRef={apiRef}
        items={folders}
        selectedItems={folder}
        onSelectedItemsChange={(_event, itemId) => setFolder(itemId)}
        defaultExpandedItems={['photos']}
      />
    </Box>
  );
}
