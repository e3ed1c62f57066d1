import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef, type GridRowSelectionModel } from '@mui/x-data-grid';
import { courses, createCourseService, type Course } from './courses';
import { createClient } from './createClient';

const client = createClient(createCourseService());

const columns: GridColDef<Course>[] = [
  { field: 'title', headerName: 'Course', flex: 1, minWidth: 150 },
  { field: 'teacher', headerName: 'Teacher', width: 140 },
];

const NONE: GridRowSelectionModel = [];

export default function DeleteSelected() {
  const [rows, setRows] = React.useState(courses);
  const [selection, setSelection] = React.useState(NONE);
  const [isDeleting, setIsDeleting] = React.useState(false);
  const [refused, setRefused] = React.useState<string[]>([]);

  const deleteSelected = async () => {
    const ids = selection.map(Number);
    setIsDeleting(true);
    const results = await Promise.allSettled(ids.map(client.remove));
    const isDeleted = (id: number) => results[ids.indexOf(id)]?.status === 'fulfilled';
    setRows((current) => current.filter(({ id }) => !isDeleted(id)));
    setRefused(
      results.flatMap((result) =>
        result.status === 'rejected' ? [(result.reason as Error).message] : [],
      ),
    );
    setIsDeleting(false);
  };

  return (
    <div style={{ width: '100%' }}>
      <Button
        onClick={deleteSelected}
        disabled={selection.length === 0}
        loading={isDeleting}
        color="error"
      >
        Delete selected courses
      </Button>
      <div style={{ height: 268 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          checkboxSelection
          rowSelectionModel={selection}
          onRowSelectionModelChange={setSelection}
          hideFooter
          aria-label="Courses to delete"
        />
      </div>
      <div style={{ minHeight: 56, paddingTop: 8 }}>
        {refused.length > 0 && <Alert severity="warning">{refused.join(' ')}</Alert>}
      </div>
    </div>
  );
}
