import * as React from 'react';
import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view';

const items = [
  {
    id: 'src',
    label: 'src',
    children: [
      { id: 'app', label: 'App.tsx' },
      { id: 'theme', label: 'theme.ts' },
      {
        id: 'pages',
        label: 'pages',
        children: [
          { id: 'home', label: 'Home.tsx' },
          { id: 'search', label: 'Search.tsx' },
        ],
      },
    ],
  },
  { id: 'public', label: 'public', children: [{ id: 'icon', label: 'favicon.ico' }] },
  { id: 'package', label: 'package.json' },
  { id: 'readme', label: 'README.md' },
];

export default function PreviewTreeView() {
  return (
    <Box sx={{ width: '100%' }}>
      <RichTreeView
        aria-label="Project files"
        items={items}
        defaultExpandedItems={['src', 'pages']}
        multiSelect
        checkboxSelection
        defaultSelectedItems={['theme', 'search']}
      />
    </Box>
  );
}
