import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view';

const sizes = [
  {
    id: 'shoes',
    label: 'Shoes',
    children: [
      { id: 'size-38', label: 'Size 38' },
      { id: 'size-42', label: 'Size 42' },
    ],
  },
  { id: 'hats', label: 'Hats' },
];

export default function NamedTree() {
  const id = React.useId();

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 208 }}>
      <Typography id={`${id}-title`} variant="subtitle1" component="p">
        Costumes
      </Typography>
      <Typography id={`${id}-hint`} variant="body2" color="text.secondary">
        Select what you want to borrow.
      </Typography>
      <RichTreeView
        items={sizes}
        multiSelect
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-hint`}
        defaultExpandedItems={['shoes']}
        sx={{ mt: 1 }}
      />
    </Box>
  );
}
