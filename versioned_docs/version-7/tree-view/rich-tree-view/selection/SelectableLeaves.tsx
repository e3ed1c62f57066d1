import * as React from 'react';
import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view';

interface Product {
  id: string;
  label: string;
  children?: Product[];
}

const catalog: Product[] = [
  {
    id: 'kitchen',
    label: 'Kitchen',
    children: [
      { id: 'kettle', label: 'Kettle' },
      { id: 'scale', label: 'Scale' },
    ],
  },
  { id: 'garden', label: 'Garden', children: [{ id: 'rake', label: 'Rake' }] },
];

const isCategory = (product: Product) => product.children !== undefined;

export default function SelectableLeaves() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 216 }}>
      <RichTreeView
        aria-label="Catalog"
        multiSelect
        checkboxSelection
        items={catalog}
        isItemSelectionDisabled={isCategory}
        defaultSelectedItems={['scale']}
        defaultExpandedItems={['kitchen', 'garden']}
      />
    </Box>
  );
}
