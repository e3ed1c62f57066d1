import * as React from 'react';
import Box from '@mui/material/Box';
import DragIndicatorIcon from '@mui/icons-material/DragIndicator';
import {
  RichTreeViewPro,
  TreeItemCheckbox,
  TreeItemContent,
  TreeItemDragAndDropOverlay,
  TreeItemGroupTransition,
  TreeItemIcon,
  TreeItemIconContainer,
  TreeItemLabel,
  TreeItemProvider,
  TreeItemRoot,
  useTreeItem,
  type TreeItemProps,
} from '@mui/x-tree-view-pro';

const shelves = [
  {
    id: 'upper',
    label: 'Upper shelf',
    children: [
      { id: 'atlas', label: 'Atlas' },
      { id: 'novels', label: 'Novels' },
    ],
  },
  { id: 'lower', label: 'Lower shelf' },
];

function HandleItem({ id, itemId, label, children }: TreeItemProps) {
  const item = useTreeItem({ id, itemId, label, children });
  const { draggable, onDragStart, ...rootProps } =
    item.getRootProps() as React.HTMLAttributes<HTMLElement>;

  return (
    <TreeItemProvider {...item.getContextProviderProps()}>
      <TreeItemRoot {...rootProps}>
        <TreeItemContent {...item.getContentProps()}>
          <TreeItemIconContainer {...item.getIconContainerProps()}>
            <TreeItemIcon status={item.status} />
          </TreeItemIconContainer>
          <TreeItemCheckbox {...item.getCheckboxProps()} />
          <TreeItemLabel {...item.getLabelProps()} />
          <Box
            draggable={draggable}
            onDragStart={onDragStart}
            sx={{ display: 'flex', cursor: 'grab' }}
          >
            <DragIndicatorIcon fontSize="small" color="action" />
          </Box>
          <TreeItemDragAndDropOverlay {...item.getDragAndDropOverlayProps()} />
        </TreeItemContent>
        {children && <TreeItemGroupTransition {...item.getGroupTransitionProps()} />}
      </TreeItemRoot>
    </TreeItemProvider>
  );
}

export default function DragHandle() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 136 }}>
      <RichTreeViewPro
        aria-label="Shelves"
        items={shelves}
        itemsReordering
        slots={{ item: HandleItem }}
        defaultExpandedItems={['upper']}
      />
    </Box>
  );
}
