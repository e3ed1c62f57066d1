import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { RichTreeView } from '@mui/x-tree-view';

interface Course {
  id: string;
  label: string;
  full?: boolean;
  children?: Course[];
}

const courses: Course[] = [
  {
    id: 'languages',
    label: 'Languages',
    children: [
      { id: 'arabic', label: 'Arabic' },
      { id: 'korean', label: 'Korean (full)', full: true },
      { id: 'welsh', label: 'Welsh' },
    ],
  },
  {
    id: 'crafts',
    label: 'Crafts (full)',
    full: true,
    children: [{ id: 'pottery', label: 'Pottery' }],
  },
];

const isItemDisabled = (course: Course) => Boolean(course.full);

export default function DisabledItems() {
  const [focusable, setFocusable] = React.useState(false);

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 264 }}>
      <FormControlLabel
        control={
          <Switch
            checked={focusable}
            onChange={(event) => setFocusable(event.target.checked)}
          />
        }
        label="Let disabled items have the focus"
      />
      <RichTreeView
        aria-label="Courses"
        items={courses}
        isItemDisabled={isItemDisabled}
        disabledItemsFocusable={focusable}
        defaultExpandedItems={['languages', 'crafts']}
      />
    </Box>
  );
}
