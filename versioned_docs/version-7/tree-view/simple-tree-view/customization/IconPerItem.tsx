import * as React from 'react';
import Box from '@mui/material/Box';
import AcUnitIcon from '@mui/icons-material/AcUnit';
import LocalFloristIcon from '@mui/icons-material/LocalFlorist';
import LockIcon from '@mui/icons-material/Lock';
import WbSunnyIcon from '@mui/icons-material/WbSunny';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

export default function IconPerItem() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 168 }}>
      <SimpleTreeView aria-label="Greenhouse" defaultExpandedItems={['houses']}>
        <TreeItem itemId="houses" label="Houses">
          <TreeItem
            itemId="tropical"
            label="Tropical house"
            slots={{ icon: WbSunnyIcon }}
            slotProps={{ icon: { color: 'warning' } }}
          />
          <TreeItem
            itemId="alpine"
            label="Alpine house"
            slots={{ icon: AcUnitIcon }}
            slotProps={{ icon: { color: 'info' } }}
          />
          <TreeItem itemId="orchids" label="Orchids" slots={{ icon: LocalFloristIcon }} />
        </TreeItem>
        <TreeItem itemId="store" label="Store" slots={{ expandIcon: LockIcon }}>
          <TreeItem itemId="soil" label="Soil" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
