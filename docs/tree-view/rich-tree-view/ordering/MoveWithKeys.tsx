import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeViewPro } from '@mui/x-tree-view-pro';

const initialTasks = [
  { id: 'sweep', label: 'Sweep the floor' },
  { id: 'dust', label: 'Dust the shelves' },
  { id: 'mop', label: 'Mop the floor' },
  { id: 'windows', label: 'Clean the windows' },
];

function move<T>(list: T[], from: number, to: number): T[] {
  const rest = list.filter((_entry, index) => index !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}

export default function MoveWithKeys() {
  const [tasks, setTasks] = React.useState(initialTasks);
  const [selected, setSelected] = React.useState<string | null>('mop');
  const index = tasks.findIndex((task) => task.id === selected);

  // At an end nothing moves; a disabled button would lose the focus.
  const moveBy = (step: number) => {
    const to = Math.min(Math.max(index + step, 0), tasks.length - 1);
    setTasks(move(tasks, index, to));
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 176 }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button size="small" disabled={index < 0} onClick={() => moveBy(-1)}>
          Move up
        </Button>
        <Button size="small" disabled={index < 0} onClick={() => moveBy(1)}>
          Move down
        </Button>
      </Stack>
      <RichTreeViewPro
        aria-label="Tasks"
        items={tasks}
        itemsReordering
        canMoveItemToNewPosition={({ newPosition }) => newPosition.parentId === null}
        onItemPositionChange={({ oldPosition, newPosition }) =>
          setTasks(move(tasks, oldPosition.index, newPosition.index))
        }
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemId) => setSelected(itemId)}
      />
    </Box>
  );
}
