import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { RichTreeView, type TreeViewSelectionPropagation } from '@mui/x-tree-view';

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
  const [propagation, setPropagation] = React.useState<TreeViewSelectionPropagation>({
    parents: true,
    descendants: true,
  });

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 340 }}>
      {(['descendants', 'parents'] as const).map((key) => (
        <FormControlLabel
          key={key}
          label={key}
          control={
            <Switch
              checked={Boolean(propagation[key])}
              onChange={(event) =>
                setPropagation({ ...propagation, [key]: event.target.checked })
              }
            />
          }
        />
      ))}
      <RichTreeView
        aria-label="Permissions"
        multiSelect
        checkboxSelection
        items={permissions}
        selectionPropagation={propagation}
        defaultSelectedItems={['customers-read']}
        defaultExpandedItems={['invoices', 'customers']}
      />
    </Box>
  );
}
