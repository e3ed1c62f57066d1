import * as React from 'react';
import Box from '@mui/material/Box';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

const NoIcon = () => null;

export default function RootStaysOpen() {
  const [expanded, setExpanded] = React.useState(['project']);

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 200 }}>
      <SimpleTreeView
        aria-label="Project"
        expandedItems={expanded}
        onExpandedItemsChange={(_event, itemIds) =>
          setExpanded(itemIds.includes('project') ? itemIds : ['project', ...itemIds])
        }
      >
        <TreeItem itemId="project" label="Bridge repair" slots={{ collapseIcon: NoIcon }}>
          <TreeItem itemId="plans" label="Plans">
            <TreeItem itemId="section-a" label="Section A" />
          </TreeItem>
          <TreeItem itemId="permits" label="Permits">
            <TreeItem itemId="noise" label="Noise" />
          </TreeItem>
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
