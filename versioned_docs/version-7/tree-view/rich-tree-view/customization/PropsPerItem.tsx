import * as React from 'react';
import Box from '@mui/material/Box';
import ErrorIcon from '@mui/icons-material/Error';
import { RichTreeView, type RichTreeViewSlotProps } from '@mui/x-tree-view';

const checks = [
  {
    id: 'build',
    label: 'Build',
    children: [
      { id: 'compile', label: 'Compile' },
      { id: 'bundle', label: 'Bundle (failed)' },
    ],
  },
  { id: 'test', label: 'Test', children: [{ id: 'unit', label: 'Unit (failed)' }] },
];

const slotProps: RichTreeViewSlotProps<(typeof checks)[number], false> = {
  item: ({ label }) =>
    label.endsWith('(failed)')
      ? {
          slots: { endIcon: ErrorIcon },
          sx: { color: 'error.main' },
        }
      : {},
};

export default function PropsPerItem() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 168 }}>
      <RichTreeView
        aria-label="Checks"
        items={checks}
        slotProps={slotProps}
        defaultExpandedItems={['build', 'test']}
      />
    </Box>
  );
}
