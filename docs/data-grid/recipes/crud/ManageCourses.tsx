import * as React from 'react';
import DeleteIcon from '@mui/icons-material/Delete';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  GridActionsCell,
  GridActionsCellItem,
  gridExpandedSortedRowIdsSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';
import { createCourseService, type Course } from './courses';
import { createClient } from './createClient';
import { useCourses } from './useCourses';

// In your app: createClient(fetch)
const client = createClient(createCourseService());

export default function ManageCourses() {
  const apiRef = useGridApiRef();
  const { rows, isLoading, error, setError, create, update, remove } = useCourses(client);

  const columns = React.useMemo<GridColDef<Course>[]>(
    () => [
      { field: 'title', headerName: 'Course', flex: 1, minWidth: 150, editable: true },
      { field: 'teacher', headerName: 'Teacher', width: 130, editable: true },
      {
        field: 'places',
        headerName: 'Places',
        type: 'number',
        width: 90,
        editable: true,
      },
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Actions',
        width: 80,
        renderCell: (params) => (
          <GridActionsCell {...params}>
            <GridActionsCellItem
              icon={<DeleteIcon />}
              label={`Delete ${params.row.title}`}
              onClick={() => {
                const ids = gridExpandedSortedRowIdsSelector(apiRef);
                const index = ids.indexOf(params.id);
                const neighbor = ids[index + 1] ?? ids[index - 1];
                if (neighbor) apiRef.current?.setCellFocus(neighbor, 'actions');
                remove(params.row);
              }}
            />
          </GridActionsCell>
        ),
      },
    ],
    [apiRef, remove],
  );

  const add = async (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const title = String(new FormData(form).get('title'));
    setError('');
    try {
      await create({ title, teacher: 'To be found', places: 10 });
      form.reset();
    } catch (reason) {
      setError((reason as Error).message);
    }
  };

  return (
    <div style={{ width: '100%' }}>
      <Stack component="form" direction="row" onSubmit={add} sx={{ gap: 1, pb: 1 }}>
        <TextField name="title" label="New course" size="small" sx={{ flex: 1 }} />
        <Button type="submit" variant="contained">
          Add
        </Button>
      </Stack>
      <div style={{ height: 320 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          loading={isLoading}
          processRowUpdate={update}
          onProcessRowUpdateError={(reason: Error) => setError(reason.message)}
          onCellEditStart={() => setError('')}
          hideFooter
          aria-label="Evening courses"
        />
      </div>
      <div style={{ minHeight: 56, paddingTop: 8 }}>
        {error && <Alert severity="error">{error}</Alert>}
      </div>
    </div>
  );
}
