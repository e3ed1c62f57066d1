import * as React from 'react';
import {
  DataGrid,
  GridActionsCellItem,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';
import { courses, createCourseService, type Course } from './courses';
import { createClient } from './createClient';

const client = createClient(createCourseService());

export default function DuplicateRow() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState('Open the menu of a course.');

  const columns = React.useMemo<GridColDef<Course>[]>(
    () => [
      { field: 'id', headerName: 'No.', width: 70 },
      { field: 'title', headerName: 'Course', flex: 1, minWidth: 160 },
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Actions',
        width: 80,
        getActions: ({ row }) => [
          <GridActionsCellItem
            key="duplicate"
            showInMenu
            label="Duplicate"
            onClick={async () => {
              const { title, teacher, places } = row;
              setMessage('Creating a copy …');
              const copy = await client.create({
                title: `${title} (2)`,
                teacher,
                places,
              });
              apiRef.current?.updateRows([copy]);
              apiRef.current?.selectRow(copy.id, true, true);
              setMessage(`Created no. ${copy.id}.`);
            }}
          />,
        ],
      },
    ],
    [apiRef],
  );

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 320 }}>
        <DataGrid
          apiRef={apiRef}
          rows={courses}
          columns={columns}
          disableRowSelectionOnClick
          hideFooter
          aria-label="Courses to copy"
        />
      </div>
      <p role="status">{message}</p>
    </div>
  );
}
