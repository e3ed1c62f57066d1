import * as React from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import EditIcon from '@mui/icons-material/EditOutlined';
import {
  RichTreeView,
  TreeItem2,
  TreeItem2Label,
  useTreeItem2Utils,
} from '@mui/x-tree-view';
import type { TreeItem2Props } from '@mui/x-tree-view';

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

interface EditLabelProps extends React.ComponentProps<typeof TreeItem2Label> {
  onEdit?: () => void;
}

function EditLabel({ children, onEdit, ...other }: EditLabelProps) {
  return (
    <TreeItem2Label {...other} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
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
    </TreeItem2Label>
  );
}

function BoatItem(props: TreeItem2Props) {
  const { interactions } = useTreeItem2Utils({
    itemId: props.itemId,
    children: props.children,
  });
  const labelProps: EditLabelProps = { onEdit: interactions.toggleItemEditing };

  return (
    <TreeItem2
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
        experimentalFeatures={{ labelEditing: true }}
        slots={{ item: BoatItem }}
        defaultExpandedItems={['harbor']}
      />
    </Box>
  );
}
