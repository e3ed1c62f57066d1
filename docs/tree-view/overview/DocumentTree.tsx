import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
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

const names: Record<string, string> = {
  lease: 'Office lease',
  print: 'Print shop',
  catering: 'Catering',
  q1: 'First quarter',
  q2: 'Second quarter',
};

export default function DocumentTree() {
  const [selected, setSelected] = React.useState(['lease', 'catering', 'q1']);
  const chosen = selected.filter((id) => id in names);

  return (
    <Box
      sx={{
        width: '100%',
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <Box sx={{ minHeight: 256 }}>
        <RichTreeView
          aria-label="Documents"
          items={documents}
          multiSelect
          checkboxSelection
          selectionPropagation={{ parents: true, descendants: true }}
          selectedItems={selected}
          onSelectedItemsChange={(_event, ids) => setSelected(ids)}
          defaultExpandedItems={['contracts', 'suppliers', 'reports']}
        />
      </Box>
      <Box
        sx={{ minHeight: 192, p: 2, borderRadius: 1, bgcolor: 'action.hover' }}
        aria-live="polite"
      >
        <Typography variant="subtitle2" component="p" sx={{ mb: 1 }}>
          {`To send: ${chosen.length} of ${Object.keys(names).length}`}
        </Typography>
        {chosen.map((id) => (
          <Typography key={id} variant="body2" color="text.secondary" sx={{ py: 0.5 }}>
            {names[id]}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}
