import * as React from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import DownloadIcon from '@mui/icons-material/Download';
import ShareIcon from '@mui/icons-material/Share';
import { RichTreeView } from '@mui/x-tree-view';

const recordings = [
  {
    id: 'june',
    label: 'June',
    children: [
      { id: 'rehearsal', label: 'Rehearsal' },
      { id: 'concert', label: 'Concert' },
    ],
  },
  { id: 'interview', label: 'Interview' },
];

export default function ActionsBeside() {
  const [selected, setSelected] = React.useState<string | null>('concert');
  const [done, setDone] = React.useState('');

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 216 }}>
      <Box
        role="group"
        aria-label={`Actions for ${selected ?? 'the selected recording'}`}
      >
        <IconButton
          aria-label="Share"
          disabled={!selected}
          onClick={() => setDone(`Shared: ${selected}`)}
        >
          <ShareIcon />
        </IconButton>
        <IconButton
          aria-label="Download"
          disabled={!selected}
          onClick={() => setDone(`Downloaded: ${selected}`)}
        >
          <DownloadIcon />
        </IconButton>
      </Box>
      <RichTreeView
        aria-label="Recordings"
        items={recordings}
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemId) => setSelected(itemId)}
        defaultExpandedItems={['june']}
      />
      <Typography role="status" variant="body2" sx={{ minHeight: 24, mt: 1 }}>
        {done}
      </Typography>
    </Box>
  );
}
