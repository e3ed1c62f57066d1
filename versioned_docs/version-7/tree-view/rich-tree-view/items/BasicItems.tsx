import * as React from 'react';
import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view';

const departments = [
  {
    id: 'engineering',
    label: 'Engineering',
    children: [
      { id: 'frontend', label: 'Frontend' },
      {
        id: 'platform',
        label: 'Platform',
        children: [
          { id: 'storage', label: 'Storage' },
          { id: 'network', label: 'Network' },
        ],
      },
    ],
  },
  { id: 'design', label: 'Design', children: [{ id: 'research', label: 'Research' }] },
  { id: 'legal', label: 'Legal' },
];

export default function BasicItems() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 232 }}>
      <RichTreeView
        aria-label="Departments"
        items={departments}
        defaultExpandedItems={['engineering', 'platform']}
      />
    </Box>
  );
}
