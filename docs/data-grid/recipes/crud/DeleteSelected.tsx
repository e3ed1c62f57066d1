import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import {
  DataGrid,
  gridFilteredSortedRowIdsSelector,
  useGridApiRef,
  type GridColDef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import { courses, createCourseService, type Course } from './courses';
import { createClient } from './createClient';

const client = createClient(createCourseService());

const columns: GridColDef<Course>[] = [
  { field: 'title', headerName: 'Course', flex: 1, minWidth: 150 },
  { field: 'teacher', headerName: 'Teacher', width: 140 },
];

const NONE: GridRowSelectionModel = { type: 'include', ids: new Set() };

export default function DeleteSelected() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState(courses);
  const [selection, setSelection] = React.useState(NONE);
  const [isDeleting, setIsDeleting] = React.useState(false);
  const [refused, setRefused] = React.useState<string[]>([]);

  // After "Select all", the model lists exceptions, and rows that a filter hides stay selected.
  const findSelected = () =>
    gridFilteredSortedRowIdsSelector(apiRef).filter((id) =>
      apiRef.current?.isRowSelected(id),
    );

  const deleteSelected = async () => {
    const ids = findSelected().map(Number);
    setIsDeleting(true);
    // The button is about to be disabled, and would lose the focus.
    apiRef.current?.setColumnHeaderFocus('title');
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

  const isEmpty = selection.type === 'include' && selection.ids.size === 0;

  return (
    <div style={{ width: '100%' }}>
      <Button
        onClick={deleteSelected}
        disabled={isEmpty}
        loading={isDeleting}
        color="error"
      >
        Delete selected courses
      </Button>
      <div style={{ height: 268 }}>
        <DataGrid
          apiRef={apiRef}
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
