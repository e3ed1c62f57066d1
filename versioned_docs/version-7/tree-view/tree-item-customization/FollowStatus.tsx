import * as React from 'react';
import Box from '@mui/material/Box';
import FolderIcon from '@mui/icons-material/Folder';
import FolderOpenIcon from '@mui/icons-material/FolderOpen';
import TextSnippetIcon from '@mui/icons-material/TextSnippetOutlined';
import {
  SimpleTreeView,
  TreeItem2,
  useTreeItem2Utils,
  type TreeItem2Props,
} from '@mui/x-tree-view';

function FileItem(props: TreeItem2Props) {
  const { itemId, children } = props;
  const { status } = useTreeItem2Utils({ itemId, children });
  const FolderState = status.expanded ? FolderOpenIcon : FolderIcon;
  const Icon = status.expandable ? FolderState : TextSnippetIcon;

  return (
    <TreeItem2
      {...props}
      label={
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Icon fontSize="small" color={status.selected ? 'primary' : 'action'} />
          {props.label}
        </Box>
      }
    />
  );
}

export default function FollowStatus() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 168 }}>
      <SimpleTreeView aria-label="Files" defaultExpandedItems={['invoices']}>
        <FileItem itemId="invoices" label="Invoices">
          <FileItem itemId="may" label="May" />
          <FileItem itemId="june" label="June" />
        </FileItem>
        <FileItem itemId="quotes" label="Quotes">
          <FileItem itemId="roof" label="Roof" />
        </FileItem>
      </SimpleTreeView>
    </Box>
  );
}
