import * as React from 'react';
import Box from '@mui/material/Box';
import CancelIcon from '@mui/icons-material/Cancel';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

function DeviceLabel({ name, online }: { name: string; online: boolean }) {
  const Icon = online ? CheckCircleIcon : CancelIcon;

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      {name}
      <Icon
        fontSize="small"
        color={online ? 'success' : 'error'}
        titleAccess={online ? 'online' : 'offline'}
      />
    </Box>
  );
}

export default function SpokenStatus() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 136 }}>
      <SimpleTreeView aria-label="Devices" defaultExpandedItems={['office']}>
        <TreeItem itemId="office" label="Office">
          <TreeItem itemId="printer" label={<DeviceLabel name="Printer" online />} />
          <TreeItem itemId="nas" label={<DeviceLabel name="Storage" online={false} />} />
        </TreeItem>
        <TreeItem itemId="camera" label={<DeviceLabel name="Camera" online />} />
      </SimpleTreeView>
    </Box>
  );
}
