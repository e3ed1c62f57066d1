import * as React from 'react';
import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view';

const permissions = [
  {
    id: 'invoices',
    label: 'Invoices',
    children: [
      { id: 'invoices-read', label: 'Read' },
      { id: 'invoices-write', label: 'Write' },
    ],
  },
  {
    id: 'customers',
    label: 'Customers',
    children: [
      { id: 'customers-read', label: 'Read' },
      { id: 'customers-write', label: 'Write' },
      { id: 'customers-export', label: 'Export' },
    ],
  },
];

export default function CheckboxTree() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 300 }}>
      <RichTreeView
        aria-label="Permissions"
        multiSelect
        checkboxSelection
        items={permissions}
        defaultSelectedItems={['customers-read']}
        defaultExpandedItems={['invoices', 'customers']}
      />
    </Box>
  );
}
