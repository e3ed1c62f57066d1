import * as React from 'react';
import Box from '@mui/material/Box';
import {
  RichTreeView,
  TreeItem2Checkbox,
  TreeItem2Content,
  TreeItem2GroupTransition,
  TreeItem2Icon,
  TreeItem2IconContainer,
  TreeItem2Label,
  TreeItem2Provider,
  TreeItem2Root,
  useTreeItem2,
  type TreeItem2Props,
} from '@mui/x-tree-view';

const courses = [
  {
    id: 'cooking',
    label: 'Cooking',
    children: [
      { id: 'sauces', label: 'Sauces' },
      { id: 'pastry', label: 'Pastry' },
    ],
  },
  { id: 'pottery', label: 'Pottery' },
];

function ArrowLastItem({ id, itemId, label, disabled, children }: TreeItem2Props) {
  const {
    getRootProps,
    getContentProps,
    getCheckboxProps,
    getLabelProps,
    getIconContainerProps,
    getGroupTransitionProps,
    status,
  } = useTreeItem2({ id, itemId, label, disabled, children });

  return (
    <TreeItem2Provider itemId={itemId}>
      <TreeItem2Root {...getRootProps()}>
        <TreeItem2Content {...getContentProps()}>
          <TreeItem2Checkbox {...getCheckboxProps()} />
          <TreeItem2Label {...getLabelProps()} />
          <TreeItem2IconContainer {...getIconContainerProps()}>
            <TreeItem2Icon status={status} />
          </TreeItem2IconContainer>
        </TreeItem2Content>
        {children && <TreeItem2GroupTransition {...getGroupTransitionProps()} />}
      </TreeItem2Root>
    </TreeItem2Provider>
  );
}

export default function BuiltFromParts() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 136 }}>
      <RichTreeView
        aria-label="Courses"
        items={courses}
        multiSelect
        checkboxSelection
        slots={{ item: ArrowLastItem }}
        defaultExpandedItems={['cooking']}
      />
    </Box>
  );
}
