import * as React from 'react';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import { DataGrid, type GridColDef, type GridRenderCellParams } from '@mui/x-data-grid';

function ProgressCell({ value, row }: GridRenderCellParams<Course, number>) {
  return (
    <LinearProgress
      variant="determinate"
      value={value}
      aria-label={`Progress of ${row.course}`}
      sx={{ width: '100%', height: 8, borderRadius: 4 }}
    />
  );
}

interface Course {
  id: number;
  course: string;
  level: string;
  progress: number;
}

const columns: GridColDef<Course>[] = [
  { field: 'course', headerName: 'Course', flex: 1, minWidth: 150 },
  {
    field: 'level',
    headerName: 'Level',
    width: 150,
    renderCell: ({ value }) => <Chip label={value} size="small" variant="outlined" />,
  },
  {
    field: 'progress',
    headerName: 'Progress',
    type: 'number',
    width: 180,
    display: 'flex',
    renderCell: (params) => <ProgressCell {...params} />,
  },
];

const rows: Course[] = [
  { id: 1, course: 'Basics of pottery', level: 'Beginner', progress: 100 },
  { id: 2, course: 'Spanish B1', level: 'Intermediate', progress: 45 },
  { id: 3, course: 'Bayesian statistics', level: 'Advanced', progress: 12 },
];

export default function RenderedCells() {
  return (
    <div style={{ height: 216, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} hideFooter aria-label="My courses" />
    </div>
  );
}
