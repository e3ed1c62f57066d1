import * as React from 'react';
import Link from '@mui/material/Link';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 12, title: 'Broken window', reporter: 'Room 4' },
  { id: 15, title: 'Cold radiator', reporter: 'Library' },
  { id: 16, title: 'Dripping tap', reporter: 'Kitchen' },
];

export default function OpenRow() {
  const [path, setPath] = React.useState('/reports');

  const columns = React.useMemo<GridColDef[]>(
    () => [
      {
        field: 'title',
        headerName: 'Report',
        flex: 1,
        minWidth: 140,
        renderCell: ({ id, value, tabIndex }) => (
          // In your app, this is the link of your router.
          <Link
            href={`/reports/${id}`}
            tabIndex={tabIndex}
            onClick={(event) => {
              event.preventDefault();
              setPath(`/reports/${id}`);
            }}
          >
            {value}
          </Link>
        ),
      },
      { field: 'reporter', headerName: 'From', width: 130 },
    ],
    [],
  );

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 216 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          onRowClick={({ id }) => setPath(`/reports/${id}`)}
          disableRowSelectionOnClick
          sx={{ '& .MuiDataGrid-row': { cursor: 'pointer' } }}
          hideFooter
          aria-label="Reports"
        />
      </div>
      <p role="status">Open: {path}</p>
    </div>
  );
}
