import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro';
import { DataSourceCacheDefault } from '@mui/x-tree-view/utils';
import { readPlace, type StoredItem } from './storage';

const dataSource = {
  getChildrenCount: (item: StoredItem) => item.count,
  getTreeItems: readPlace,
};

export default function KeepAnswers() {
  const [isOpen, setIsOpen] = React.useState(true);
  const [requests, setRequests] = React.useState(0);
  // Outside of the tree, so that it outlives it.
  const [cache] = React.useState(() => new DataSourceCacheDefault({ ttl: 60_000 }));

  return (
    <Stack sx={{ width: '100%', maxWidth: 360, minHeight: 280, gap: 1 }}>
      <Button
        variant="outlined"
        onClick={() => setIsOpen(!isOpen)}
        sx={{ alignSelf: 'start' }}
      >
        {isOpen ? 'Close the panel' : 'Open the panel'}
      </Button>
      <Typography variant="body2" role="status">
        Requests: {requests}
      </Typography>
      {isOpen && (
        <RichTreeViewPro
          aria-label="Storage in a panel"
          items={[]}
          dataSource={dataSource}
          dataSourceCache={cache}
          onItemsLazyLoaded={({ isCacheHit }) => {
            if (!isCacheHit) setRequests((count) => count + 1);
          }}
        />
      )}
    </Stack>
  );
}
