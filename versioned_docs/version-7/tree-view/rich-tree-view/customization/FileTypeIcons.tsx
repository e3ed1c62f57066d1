import * as React from 'react';
import Box from '@mui/material/Box';
import FolderIcon from '@mui/icons-material/Folder';
import ImageIcon from '@mui/icons-material/Image';
import MovieIcon from '@mui/icons-material/Movie';
import { RichTreeView, TreeItem2, useTreeItem2Utils } from '@mui/x-tree-view';
import type { TreeItem2Props } from '@mui/x-tree-view';

interface MediaFile {
  id: string;
  label: string;
  type: 'folder' | 'image' | 'video';
  children?: MediaFile[];
}

const media: MediaFile[] = [
  {
    id: 'coast',
    label: 'Coast',
    type: 'folder',
    children: [
      { id: 'cliff', label: 'Cliff', type: 'image' },
      { id: 'waves', label: 'Waves', type: 'video' },
    ],
  },
  { id: 'logo', label: 'Logo', type: 'image' },
];

const icons = { folder: FolderIcon, image: ImageIcon, video: MovieIcon };

function MediaItem(props: TreeItem2Props) {
  const { itemId, children } = props;
  const { publicAPI } = useTreeItem2Utils({ itemId, children });
  const Icon = icons[(publicAPI.getItem(itemId) as MediaFile).type];

  return (
    <TreeItem2
      {...props}
      label={
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Icon fontSize="small" color="action" />
          {props.label}
        </Box>
      }
    />
  );
}

export default function FileTypeIcons() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 136 }}>
      <RichTreeView
        aria-label="Media"
        items={media}
        slots={{ item: MediaItem }}
        defaultExpandedItems={['coast']}
      />
    </Box>
  );
}
