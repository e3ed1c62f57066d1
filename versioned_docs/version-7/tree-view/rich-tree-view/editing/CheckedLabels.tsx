import * as React from 'react';
import Box from '@mui/material/Box';
import { RichTreeView, TreeItem2, TreeItem2LabelInput } from '@mui/x-tree-view';

const branches = [
  {
    id: 'feature',
    label: 'feature',
    children: [
      { id: 'search', label: 'search-box' },
      { id: 'login', label: 'login-page' },
    ],
  },
  { id: 'main', label: 'main' },
];

const allowed = /^[a-z0-9-]+$/;

function BranchInput(props: React.ComponentProps<'input'>) {
  const invalid = !allowed.test(String(props.value));

  return (
    <>
      <TreeItem2LabelInput
        {...props}
        aria-label="Branch name"
        aria-invalid={invalid}
        onBlur={(event) => {
          if (!invalid) {
            props.onBlur?.(event);
          }
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !invalid) {
            props.onKeyDown?.(event);
          }
        }}
      />
      {invalid && (
        <Box
          component="span"
          role="alert"
          sx={{ color: 'error.main', typography: 'caption', whiteSpace: 'nowrap' }}
        >
          Use a–z, 0–9, and hyphens.
        </Box>
      )}
    </>
  );
}

const slotProps = { item: { slots: { labelInput: BranchInput } } };

export default function CheckedLabels() {
  return (
    <Box sx={{ width: '100%', maxWidth: 400, minHeight: 168 }}>
      <RichTreeView
        aria-label="Branches"
        items={branches}
        isItemEditable
        experimentalFeatures={{ labelEditing: true }}
        slots={{ item: TreeItem2 }}
        slotProps={slotProps}
        defaultExpandedItems={['feature']}
      />
    </Box>
  );
}
