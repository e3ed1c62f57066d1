import * as React from 'react';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'school', headerName: 'School', flex: 1, minWidth: 130 },
  {
    field: 'pupils',
    headerName: 'Pupils enrolled in autumn',
    type: 'number',
    width: 130,
  },
  { field: 'meals', headerName: 'Warm meals served per day', type: 'number', width: 130 },
  { field: 'buses', headerName: 'Arrive by school bus', type: 'number', width: 130 },
];

const rows = [
  { id: 1, school: 'Hillside', pupils: 412, meals: 260, buses: 188 },
  { id: 2, school: 'Old Town', pupils: 275, meals: 231, buses: 40 },
  { id: 3, school: 'Lakeview', pupils: 540, meals: 310, buses: 322 },
];

export default function WrappedTitles() {
  return (
    <div style={{ height: 240, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        columnHeaderHeight={80}
        sx={{
          [`& .${gridClasses.columnHeaderTitle}`]: {
            whiteSpace: 'normal',
            lineHeight: 1.3,
          },
        }}
        hideFooter
        aria-label="Schools"
      />
    </div>
  );
}
