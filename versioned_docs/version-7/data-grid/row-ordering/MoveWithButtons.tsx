import * as React from 'react';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  GridActionsCellItem,
  type GridColDef,
  type GridRowId,
} from '@mui/x-data-grid-pro';

const initialCourses = [
  { id: 1, course: 'Cold beet soup', kitchen: 'Cold' },
  { id: 2, course: 'Smoked trout', kitchen: 'Cold' },
  { id: 3, course: 'Mushroom pie', kitchen: 'Oven' },
  { id: 4, course: 'Quince sorbet', kitchen: 'Freezer' },
];

type Course = (typeof initialCourses)[number];

export default function MoveWithButtons() {
  const [courses, setCourses] = React.useState(initialCourses);
  const [message, setMessage] = React.useState('');

  const moveBy = React.useCallback(
    (id: GridRowId, by: number) => {
      const from = courses.findIndex((row) => row.id === id);
      const to = Math.min(Math.max(from + by, 0), courses.length - 1);
      const moved = [...courses];
      moved.splice(to, 0, ...moved.splice(from, 1));
      setCourses(moved);
      setMessage(`${moved[to]?.course} is now course ${to + 1}.`);
    },
    [courses],
  );

  const columns = React.useMemo(
    (): GridColDef<Course>[] => [
      { field: 'course', headerName: 'Course', flex: 1, minWidth: 140 },
      { field: 'kitchen', headerName: 'Kitchen', width: 100 },
      {
        field: 'move',
        headerName: 'Move',
        type: 'actions',
        width: 100,
        getActions: ({ id, row }) => [
          <GridActionsCellItem
            key="up"
            icon={<ArrowUpwardIcon />}
            label={`Move ${row.course} up`}
            onClick={() => moveBy(id, -1)}
          />,
          <GridActionsCellItem
            key="down"
            icon={<ArrowDownwardIcon />}
            label={`Move ${row.course} down`}
            onClick={() => moveBy(id, 1)}
          />,
        ],
      },
    ],
    [moveBy],
  );

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 268 }}>
        <DataGridPro
          rows={courses}
          columns={columns}
          rowReordering
          onRowOrderChange={({ row, oldIndex, targetIndex }) =>
            moveBy(row.id, targetIndex - oldIndex)
          }
          disableColumnSorting
          disableColumnFilter
          hideFooter
          aria-label="Courses"
        />
      </div>
      <Typography role="status" variant="body2" sx={{ minHeight: 24, mt: 1 }}>
        {message}
      </Typography>
    </div>
  );
}
