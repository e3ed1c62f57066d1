import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  RichTreeView,
  TreeItem2,
  useTreeItem2Utils,
  type TreeItem2Props,
} from '@mui/x-tree-view';

interface Person {
  id: string;
  label: string;
  role: string;
  children?: Person[];
}

const team: Person[] = [
  {
    id: 'adele',
    label: 'Adele Stone',
    role: 'Director',
    children: [
      { id: 'kofi', label: 'Kofi Mensah', role: 'Sound' },
      { id: 'lin', label: 'Lin Zhao', role: 'Light' },
    ],
  },
];

function PersonItem(props: TreeItem2Props) {
  const { itemId, children } = props;
  const { publicAPI } = useTreeItem2Utils({ itemId, children });
  const person = publicAPI.getItem(itemId) as Person;

  return (
    <TreeItem2
      {...props}
      label={
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, py: 0.5 }}>
          <Avatar sx={{ width: 32, height: 32, fontSize: 14 }} aria-hidden>
            {person.label.charAt(0)}
          </Avatar>
          <div>
            <Typography variant="body2">{person.label}</Typography>
            <Typography variant="caption" color="text.secondary">
              {person.role}
            </Typography>
          </div>
        </Box>
      }
    />
  );
}

export default function TwoLineItems() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 180 }}>
      <RichTreeView
        aria-label="Crew"
        items={team}
        slots={{ item: PersonItem }}
        itemChildrenIndentation={24}
        defaultExpandedItems={['adele']}
      />
    </Box>
  );
}
