import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view';

const pages = [
  {
    id: '/guides',
    label: 'Guides',
    children: [
      { id: '/guides/start', label: 'First steps' },
      { id: '/guides/deploy', label: 'Deployment' },
    ],
  },
  { id: '/faq', label: 'Questions' },
];

export default function ExpandFromIcon() {
  const [page, setPage] = React.useState<string | null>('/guides');

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 184 }}>
      <Typography variant="body2" aria-live="polite" sx={{ mb: 1 }}>
        Open page: {page}
      </Typography>
      <RichTreeView
        aria-label="Pages"
        items={pages}
        expansionTrigger="iconContainer"
        selectedItems={page}
        onSelectedItemsChange={(_event, itemId) => setPage(itemId)}
      />
    </Box>
  );
}
