import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view';

interface Task {
  id: string;
  label: string;
  children?: Task[];
}

interface Lists {
  Open: Task[];
  Done: Task[];
}

const NAMES = ['Open', 'Done'] as const;

const initialLists: Lists = {
  Open: [
    { id: 'order', label: 'Order wood' },
    {
      id: 'shelf',
      label: 'Build the shelf',
      children: [{ id: 'sand', label: 'Sand the boards' }],
    },
    { id: 'paint', label: 'Paint the wall' },
  ],
  Done: [{ id: 'measure', label: 'Measure the room' }],
};

export default function MoveBetweenTrees() {
  const [lists, setLists] = React.useState(initialLists);
  const [selected, setSelected] = React.useState<string | null>(null);
  const [message, setMessage] = React.useState('');

  const has = (name: keyof Lists, id: string | null) =>
    lists[name].some((task) => task.id === id);
  const target = has('Done', selected) ? 'Open' : 'Done';

  const move = (id: string | null, to: keyof Lists) => {
    const from = to === 'Open' ? 'Done' : 'Open';
    const task = lists[from].find((entry) => entry.id === id);
    if (!task) return;
    setLists({
      ...lists,
      [from]: lists[from].filter((entry) => entry !== task),
      [to]: [...lists[to], task],
    });
    setMessage(`Moved to “${to}”: ${task.label}`);
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 560 }}>
      <Stack direction="row" spacing={2} sx={{ minHeight: 200 }}>
        {NAMES.map((name) => (
          <Box
            key={name}
            sx={{ flex: 1, border: 1, borderColor: 'divider', p: 1 }}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault();
              move(event.dataTransfer.getData('text/plain'), name);
            }}
          >
            <Typography variant="subtitle2">{name}</Typography>
            <RichTreeView
              aria-label={name}
              items={lists[name]}
              selectedItems={has(name, selected) ? selected : null}
              onSelectedItemsChange={(_event, id) => setSelected(id)}
              slotProps={{
                item: ({ itemId }) => ({
                  draggable: has(name, itemId),
                  onDragStart: (event) =>
                    event.dataTransfer.setData('text/plain', itemId),
                }),
              }}
            />
          </Box>
        ))}
      </Stack>
      <Stack direction="row" spacing={1} sx={{ mt: 1, alignItems: 'center' }}>
        <Button
          size="small"
          variant="outlined"
          disabled={!has('Open', selected) && !has('Done', selected)}
          onClick={() => move(selected, target)}
        >
          Move to “{target}”
        </Button>
        <Typography role="status" variant="body2">
          {message}
        </Typography>
      </Stack>
    </Box>
  );
}
