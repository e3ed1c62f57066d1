import * as React from 'react';
import Link from '@mui/material/Link';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 12, title: 'Broken window', reporter: 'Room 4' },
  { id: 15, title: 'Cold radiator', reporter: 'Library' },
  { id: 16, title: 'Dripping tap', reporter: 'Kitchen' },
];

const hasModifier = ({ ctrlKey, metaKey, shiftKey }: React.MouseEvent) =>
  ctrlKey || metaKey || shiftKey;

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
              // With a modifier key, the browser opens a new tab.
              if (hasModifier(event)) return;
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
          onRowClick={({ id }, event) => {
            if (!hasModifier(event)) setPath(`/reports/${id}`);
          }}
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
