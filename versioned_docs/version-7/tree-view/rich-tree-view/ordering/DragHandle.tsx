import * as React from 'react';
import Box from '@mui/material/Box';
import DragIndicatorIcon from '@mui/icons-material/DragIndicator';
import {
  RichTreeViewPro,
  TreeItem2Checkbox,
  TreeItem2Content,
  TreeItem2DragAndDropOverlay,
  TreeItem2GroupTransition,
  TreeItem2Icon,
  TreeItem2IconContainer,
  TreeItem2Label,
  TreeItem2Provider,
  TreeItem2Root,
  useTreeItem2,
  type TreeItem2Props,
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

function HandleItem({ id, itemId, label, children }: TreeItem2Props) {
  const item = useTreeItem2({ id, itemId, label, children });
  const { draggable, onDragStart, ...rootProps } =
    item.getRootProps() as React.HTMLAttributes<HTMLElement>;

  return (
    <TreeItem2Provider itemId={itemId}>
      <TreeItem2Root {...rootProps}>
        <TreeItem2Content {...item.getContentProps()}>
          <TreeItem2IconContainer {...item.getIconContainerProps()}>
            <TreeItem2Icon status={item.status} />
          </TreeItem2IconContainer>
          <TreeItem2Checkbox {...item.getCheckboxProps()} />
          <TreeItem2Label {...item.getLabelProps()} />
          <Box
            draggable={draggable}
            onDragStart={onDragStart}
            sx={{ display: 'flex', cursor: 'grab' }}
          >
            <DragIndicatorIcon fontSize="small" color="action" />
          </Box>
          <TreeItem2DragAndDropOverlay {...item.getDragAndDropOverlayProps()} />
        </TreeItem2Content>
        {children && <TreeItem2GroupTransition {...item.getGroupTransitionProps()} />}
      </TreeItem2Root>
    </TreeItem2Provider>
  );
}

export default function DragHandle() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 136 }}>
      <RichTreeViewPro
        aria-label="Shelves"
        items={shelves}
        itemsReordering
        experimentalFeatures={{ indentationAtItemLevel: true, itemsReordering: true }}
        slots={{ item: HandleItem }}
        defaultExpandedItems={['upper']}
      />
    </Box>
  );
}
