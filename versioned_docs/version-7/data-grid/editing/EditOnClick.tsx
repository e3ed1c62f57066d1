import * as React from 'react';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'pupil', headerName: 'Pupil', flex: 1, minWidth: 130 },
  { field: 'algebra', headerName: 'Algebra', type: 'number', width: 110, editable: true },
  {
    field: 'geometry',
    headerName: 'Geometry',
    type: 'number',
    width: 110,
    editable: true,
  },
];

const rows = [
  { id: 1, pupil: 'Amina', algebra: 14, geometry: 17 },
  { id: 2, pupil: 'Tobias', algebra: 11, geometry: 9 },
  { id: 3, pupil: 'Yuki', algebra: 18, geometry: 16 },
];

export default function EditOnClick() {
  const apiRef = useGridApiRef();

  return (
    <div style={{ height: 216, width: '100%' }}>
      <DataGrid
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        onCellClick={({ id, field, isEditable, cellMode }) => {
          if (isEditable && cellMode === 'view') {
            apiRef.current?.startCellEditMode({ id, field });
          }
        }}
        hideFooter
        aria-label="Points in the exam"
      />
    </div>
  );
}
