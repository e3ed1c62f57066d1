import * as React from 'react';
import Box from '@mui/material/Box';
import {
  RichTreeView,
  TreeItemCheckbox,
  TreeItemContent,
  TreeItemGroupTransition,
  TreeItemIcon,
  TreeItemIconContainer,
  TreeItemLabel,
  TreeItemProvider,
  TreeItemRoot,
  useTreeItem,
  type TreeItemProps,
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

function ArrowLastItem({ id, itemId, label, disabled, children }: TreeItemProps) {
  const {
    getContextProviderProps,
    getRootProps,
    getContentProps,
    getCheckboxProps,
    getLabelProps,
    getIconContainerProps,
    getGroupTransitionProps,
    status,
  } = useTreeItem({ id, itemId, label, disabled, children });

  return (
    <TreeItemProvider {...getContextProviderProps()}>
      <TreeItemRoot {...getRootProps()}>
        <TreeItemContent {...getContentProps()}>
          <TreeItemCheckbox {...getCheckboxProps()} />
          <TreeItemLabel {...getLabelProps()} />
          <TreeItemIconContainer {...getIconContainerProps()}>
            <TreeItemIcon status={status} />
          </TreeItemIconContainer>
        </TreeItemContent>
        {children && <TreeItemGroupTransition {...getGroupTransitionProps()} />}
      </TreeItemRoot>
    </TreeItemProvider>
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
