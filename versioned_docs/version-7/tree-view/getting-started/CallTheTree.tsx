import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView, useTreeViewApiRef } from '@mui/x-tree-view';

const steps = [
  {
    id: 'prepare',
    label: 'Prepare',
    children: [
      { id: 'measure', label: 'Measure' },
      { id: 'sketch', label: 'Sketch' },
    ],
  },
  { id: 'build', label: 'Build', children: [{ id: 'saw', label: 'Saw the boards' }] },
];

export default function CallTheTree() {
  const apiRef = useTreeViewApiRef();

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 208 }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button
          size="small"
          onClick={(event) => apiRef.current?.setItemExpansion(event, 'build', true)}
        >
          Open Build
        </Button>
        <Button
          size="small"
          onClick={(event) => apiRef.current?.selectItem({ event, itemId: 'prepare' })}
        >
          Select Prepare
        </Button>
      </Stack>
      <RichTreeView aria-label="Steps" items={steps} apiRef={apiRef} />
    </Box>
  );
}
