import * as React from 'react';
import Box from '@mui/material/Box';
import ArrowCircleDownIcon from '@mui/icons-material/ArrowCircleDown';
import ArrowCircleRightIcon from '@mui/icons-material/ArrowCircleRight';
import CircleIcon from '@mui/icons-material/CircleOutlined';
import { RichTreeView } from '@mui/x-tree-view';

const agenda = [
  {
    id: 'monday',
    label: 'Monday',
    children: [
      { id: 'opening', label: 'Opening' },
      { id: 'keynote', label: 'Keynote' },
    ],
  },
  { id: 'tuesday', label: 'Tuesday', children: [{ id: 'panel', label: 'Panel' }] },
];

export default function RoundIcons() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 168 }}>
      <RichTreeView
        aria-label="Agenda"
        items={agenda}
        slots={{
          expandIcon: ArrowCircleRightIcon,
          collapseIcon: ArrowCircleDownIcon,
          endIcon: CircleIcon,
        }}
        slotProps={{
          collapseIcon: { color: 'primary' },
          endIcon: { style: { fontSize: 10 } },
        }}
        defaultExpandedItems={['monday']}
      />
    </Box>
  );
}
