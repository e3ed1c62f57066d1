import * as React from 'react';
import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view';

const documents = [
  {
    id: 'contracts',
    label: 'Contracts',
    children: [
      { id: 'lease', label: 'Office lease' },
      {
        id: 'suppliers',
        label: 'Suppliers',
        children: [
          { id: 'print', label: 'Print shop' },
          { id: 'catering', label: 'Catering' },
        ],
      },
    ],
  },
  {
    id: 'reports',
    label: 'Reports',
    children: [
      { id: 'q1', label: 'First quarter' },
      { id: 'q2', label: 'Second quarter' },
    ],
  },
];

export default function DocumentTree() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 232 }}>
      <RichTreeView
        aria-label="Documents"
        items={documents}
        defaultExpandedItems={['contracts', 'suppliers']}
      />
    </Box>
  );
}
