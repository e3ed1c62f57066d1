import * as React from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import EditIcon from '@mui/icons-material/EditOutlined';
import {
  RichTreeView,
  TreeItem2,
  TreeItem2Label,
  useTreeItem2Utils,
  type TreeItem2Props,
  type TreeViewCancellableEvent,
} from '@mui/x-tree-view';

const shelves = [
  {
    id: 'seeds',
    label: 'Seeds',
    children: [
      { id: 'beans', label: 'Climbing beans' },
      { id: 'beets', label: 'Beets' },
    ],
  },
  { id: 'tools', label: 'Tools' },
];

interface PencilLabelProps extends React.ComponentProps<typeof TreeItem2Label> {
  onEdit?: () => void;
}

function PencilLabel({ children, onEdit, ...other }: PencilLabelProps) {
  return (
    <TreeItem2Label {...other} sx={{ display: 'flex', justifyContent: 'space-between' }}>
      {children}
      <IconButton
        size="small"
        tabIndex={-1}
        aria-label="Rename (F2)"
        onClick={(event) => {
          event.stopPropagation();
          onEdit?.();
        }}
      >
        <EditIcon fontSize="inherit" />
      </IconButton>
    </TreeItem2Label>
  );
}

function ShelfItem(props: TreeItem2Props) {
  const { itemId, children } = props;
  const { interactions, publicAPI, status } = useTreeItem2Utils({ itemId, children });

  const replaceEnter = (event: React.KeyboardEvent & TreeViewCancellableEvent) => {
    if (event.target !== event.currentTarget) return;
    if (event.key === 'F2') {
      interactions.toggleItemEditing();
    } else if (event.key === 'Enter') {
      event.defaultMuiPrevented = true;
      if (status.expandable) publicAPI.setItemExpansion(event, itemId, !status.expanded);
    }
  };

  const labelProps: PencilLabelProps = {
    onEdit: interactions.toggleItemEditing,
    onDoubleClick: (event: React.MouseEvent & TreeViewCancellableEvent) => {
      event.defaultMuiPrevented = true;
    },
  };

  return (
    <TreeItem2
      {...props}
      slots={{ label: PencilLabel }}
      slotProps={{
        root: { onKeyDown: replaceEnter },
        label: labelProps,
        labelInput: { 'aria-label': 'Name of the shelf' },
      }}
    />
  );
}

export default function EditByIconOnly() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 168 }}>
      <RichTreeView
        aria-label="Shelves"
        items={shelves}
        isItemEditable
        experimentalFeatures={{ labelEditing: true }}
        slots={{ item: ShelfItem }}
        defaultExpandedItems={['seeds']}
      />
    </Box>
  );
}
