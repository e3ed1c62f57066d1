import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  RichTreeView,
  TreeItem2,
  useTreeItem2Utils,
  type TreeItem2Props,
} from '@mui/x-tree-view';

const volumes = [
  {
    id: 'documents',
    label: 'Documents',
    children: [
      { id: 'letters', label: 'Letters', children: [{ id: 'bank', label: 'Bank' }] },
      { id: 'plans', label: 'Plans' },
    ],
  },
  { id: 'trash', label: 'Trash', children: [{ id: 'draft', label: 'Old draft' }] },
];

function VolumeItem(props: TreeItem2Props) {
  const { itemId, children } = props;
  const { interactions } = useTreeItem2Utils({ itemId, children });

  return (
    <TreeItem2
      {...props}
      slotProps={{ label: { onDoubleClick: interactions.handleExpansion } }}
    />
  );
}

export default function OpenByDoubleClick() {
  const [selected, setSelected] = React.useState<string | null>('documents');

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 232 }}>
      <RichTreeView
        aria-label="Volumes"
        items={volumes}
        expansionTrigger="iconContainer"
        slots={{ item: VolumeItem }}
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemId) => setSelected(itemId)}
      />
      <Typography variant="body2" aria-live="polite" sx={{ mt: 1 }}>
        Selected: {selected ?? 'nothing'}
      </Typography>
    </Box>
  );
}
