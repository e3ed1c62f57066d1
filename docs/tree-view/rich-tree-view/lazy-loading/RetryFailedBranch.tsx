import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro, TreeItem, useTreeItemUtils } from '@mui/x-tree-view-pro';
import type { TreeItemProps } from '@mui/x-tree-view-pro';
import { readPlace, type StoredItem } from './storage';

function PlaceItem(props: TreeItemProps) {
  const { itemId, children, label } = props;
  const { status } = useTreeItemUtils({ itemId, children });
  return (
    <TreeItem
      {...props}
      label={
        <span>
          {label}
          {status.error && (
            <Typography component="span" variant="body2" color="error">
              {' not loaded. Open it to try again.'}
            </Typography>
          )}
        </span>
      }
    />
  );
}

export default function RetryFailedBranch() {
  const dataSource = React.useMemo(() => {
    const refused = new Set<string>();
    return {
      getChildrenCount: (item: StoredItem) => item.count,
      getTreeItems: async (id?: string) => {
        const found = await readPlace(id);
        // The first request for the cellar fails.
        if (id !== 'cellar' || refused.has(id)) return found;
        refused.add(id);
        throw new Error('The storage does not answer.');
      },
    };
  }, []);

  return (
    <Box sx={{ width: '100%', maxWidth: 400, minHeight: 240 }}>
      <RichTreeViewPro
        aria-label="Storage with a broken line"
        items={[]}
        dataSource={dataSource}
        slots={{ item: PlaceItem }}
      />
    </Box>
  );
}
