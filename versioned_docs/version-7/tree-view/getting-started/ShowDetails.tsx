import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

const meals: Record<string, string> = {
  soup: 'Lentils, cumin, lemon. Ready in 25 minutes.',
  salad: 'Beets, walnuts, goat cheese. Ready in 15 minutes.',
  risotto: 'Mushrooms, thyme, parmesan. Ready in 40 minutes.',
};

export default function ShowDetails() {
  const [selected, setSelected] = React.useState<string | null>('soup');

  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, width: '100%', minHeight: 168 }}
    >
      <SimpleTreeView
        aria-label="Meals"
        sx={{ minWidth: 180 }}
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemId) => setSelected(itemId)}
        defaultExpandedItems={['starters', 'mains']}
      >
        <TreeItem itemId="starters" label="Starters">
          <TreeItem itemId="soup" label="Soup" />
          <TreeItem itemId="salad" label="Salad" />
        </TreeItem>
        <TreeItem itemId="mains" label="Main courses">
          <TreeItem itemId="risotto" label="Risotto" />
        </TreeItem>
      </SimpleTreeView>
      <Typography aria-live="polite" sx={{ flex: '1 1 200px' }}>
        {(selected && meals[selected]) ?? 'Select a meal.'}
      </Typography>
    </Box>
  );
}
