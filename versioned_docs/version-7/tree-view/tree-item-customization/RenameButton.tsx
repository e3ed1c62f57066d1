import * as React from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import EditIcon from '@mui/icons-material/EditOutlined';
import {
  RichTreeView,
  TreeItem,
  TreeItemLabel,
  useTreeItemUtils,
} from '@mui/x-tree-view';
import type { TreeItemProps } from '@mui/x-tree-view';

const boats = [
  {
    id: 'harbor',
    label: 'Harbor',
    children: [
      { id: 'boat-1', label: 'Gull' },
      { id: 'boat-2', label: 'Heron' },
    ],
  },
];

interface EditLabelProps extends React.ComponentProps<typeof TreeItemLabel> {
  onEdit?: () => void;
}

function EditLabel({ children, onEdit, ...other }: EditLabelProps) {
  return (
    <TreeItemLabel {...other} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      {children}
      <IconButton
        size="small"
        tabIndex={-1}
        aria-label="Rename"
        onClick={(event) => {
          event.stopPropagation();
          onEdit?.();
        }}
      >
        <EditIcon fontSize="inherit" />
      </IconButton>
    </TreeItemLabel>
  );
}

function BoatItem(props: TreeItemProps) {
  const { interactions } = useTreeItemUtils({
    itemId: props.itemId,
    children: props.children,
  });
  const labelProps: EditLabelProps = { onEdit: interactions.toggleItemEditing };

  return (
    <TreeItem
      {...props}
      slots={{ label: EditLabel }}
      slotProps={{ label: labelProps, labelInput: { 'aria-label': 'Name' } }}
    />
  );
}

export default function RenameButton() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 128 }}>
      <RichTreeView
        aria-label="Boats"
        items={boats}
        isItemEditable
        slots={{ item: BoatItem }}
        defaultExpandedItems={['harbor']}
      />
    </Box>
  );
}
