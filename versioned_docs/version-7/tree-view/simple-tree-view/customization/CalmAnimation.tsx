import * as React from 'react';
import Box from '@mui/material/Box';
import Fade from '@mui/material/Fade';
import type { TransitionProps } from '@mui/material/transitions';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

interface FadeListProps extends Pick<TransitionProps, 'in' | 'className'> {
  children?: React.ReactNode;
  role?: string;
}

function FadeList({ in: open, className, role, children }: FadeListProps) {
  return (
    <Fade in={open} timeout={400} unmountOnExit>
      <ul className={className} role={role}>
        {children}
      </ul>
    </Fade>
  );
}

const slots = { groupTransition: FadeList };

export default function CalmAnimation() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 200 }}>
      <SimpleTreeView aria-label="Seasons">
        <TreeItem itemId="spring" label="Spring" slots={slots}>
          <TreeItem itemId="sow" label="Sow" />
          <TreeItem itemId="prune" label="Prune" />
        </TreeItem>
        <TreeItem itemId="fall" label="Fall" slots={slots}>
          <TreeItem itemId="harvest" label="Harvest" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
