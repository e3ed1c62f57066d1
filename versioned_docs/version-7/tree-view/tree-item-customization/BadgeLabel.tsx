import * as React from 'react';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import {
  SimpleTreeView,
  TreeItem2,
  TreeItem2Label,
  type TreeItem2Props,
} from '@mui/x-tree-view';

interface CountLabelProps extends React.ComponentProps<typeof TreeItem2Label> {
  count?: number;
}

function CountLabel({ children, count, ...other }: CountLabelProps) {
  return (
    <TreeItem2Label
      {...other}
      sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}
    >
      {children}
      <Badge badgeContent={count} color="secondary" sx={{ mx: 2 }} />
    </TreeItem2Label>
  );
}

function CountItem({ count, ...props }: TreeItem2Props & { count?: number }) {
  const labelProps: CountLabelProps = { count };

  return (
    <TreeItem2
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
