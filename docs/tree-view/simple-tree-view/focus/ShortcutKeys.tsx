import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SimpleTreeView, TreeItem, type TreeItemProps } from '@mui/x-tree-view';

const tracks = ['Overture', 'Waltz', 'Finale'];

export default function ShortcutKeys() {
  const [starred, setStarred] = React.useState(['Waltz']);

  const handleKeyDown =
    (track: string): TreeItemProps['onKeyDown'] =>
    (event) => {
      if (event.key === '*') {
        event.defaultMuiPrevented = true;
        setStarred((current) =>
          current.includes(track)
            ? current.filter((other) => other !== track)
            : [...current, track],
        );
      }
    };

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 184 }}>
      <SimpleTreeView aria-label="Suite" defaultExpandedItems={['suite']}>
        <TreeItem itemId="suite" label="Suite">
          {tracks.map((track) => (
            <TreeItem
              key={track}
              itemId={track}
              label={starred.includes(track) ? `${track} ★` : track}
              onKeyDown={handleKeyDown(track)}
            />
          ))}
        </TreeItem>
      </SimpleTreeView>
      <Typography variant="body2" sx={{ mt: 1 }}>
        Press * on a track to add or remove its star.
      </Typography>
    </Box>
  );
}
