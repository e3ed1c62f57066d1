import * as React from 'react';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import {
  SimpleTreeView,
  TreeItem,
  TreeItemLabel,
  type TreeItemProps,
} from '@mui/x-tree-view';

interface CountLabelProps extends React.ComponentProps<typeof TreeItemLabel> {
  count?: number;
}

function CountLabel({ children, count, ...other }: CountLabelProps) {
  return (
    <TreeItemLabel
      {...other}
      sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}
    >
      {children}
      <Badge badgeContent={count} color="secondary" sx={{ mx: 2 }} />
    </TreeItemLabel>
  );
}

function CountItem({ count, ...props }: TreeItemProps & { count?: number }) {
  const labelProps: CountLabelProps = { count };

  return (
    <TreeItem
      {...props}
      slots={{ label: CountLabel }}
      slotProps={{ label: labelProps }}
    />
  );
}

export default function BadgeLabel() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 136 }}>
      <SimpleTreeView aria-label="Channels" defaultExpandedItems={['work']}>
        <CountItem itemId="work" label="Work">
          <CountItem itemId="design" label="Design" count={4} />
          <CountItem itemId="launch" label="Launch" count={12} />
        </CountItem>
        <CountItem itemId="fun" label="Fun" count={1} />
      </SimpleTreeView>
    </Box>
  );
}
