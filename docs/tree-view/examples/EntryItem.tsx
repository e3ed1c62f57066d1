import * as React from 'react';
import Box from '@mui/material/Box';
import ArticleIcon from '@mui/icons-material/Article';
import FolderIcon from '@mui/icons-material/Folder';
import FolderOpenIcon from '@mui/icons-material/FolderOpen';
import PhotoIcon from '@mui/icons-material/Photo';
import {
  TreeItem,
  TreeItemLabel,
  useTreeItemModel,
  useTreeItemUtils,
  type TreeItemProps,
} from '@mui/x-tree-view';
import type { EntryNode } from './entries';

interface EntryLabelProps extends React.ComponentProps<typeof TreeItemLabel> {
  icon?: React.ElementType;
}

/** The label as it is, with an icon in front; a double-click still renames. */
function EntryLabel({ icon: Icon = ArticleIcon, children, ...other }: EntryLabelProps) {
  return (
    <TreeItemLabel {...other}>
      <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Icon fontSize="small" color="action" />
        {children}
      </Box>
    </TreeItemLabel>
  );
}

export function EntryItem(props: TreeItemProps) {
  const { itemId, children } = props;
  const kind = useTreeItemModel<EntryNode>(itemId)?.kind ?? 'text';
  const { status } = useTreeItemUtils({ itemId, children });
  const folder = status.expanded ? FolderOpenIcon : FolderIcon;
  const labelProps: EntryLabelProps = {
    icon: { folder, text: ArticleIcon, image: PhotoIcon }[kind],
  };

  return (
    <TreeItem
      {...props}
      slots={{ label: EntryLabel }}
      slotProps={{ label: labelProps, labelInput: { 'aria-label': 'Name' } }}
    />
  );
}
