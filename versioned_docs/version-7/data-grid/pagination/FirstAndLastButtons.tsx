import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'seat', headerName: 'Seat', width: 100 },
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 130 },
  { field: 'checkedIn', headerName: 'Checked in', type: 'boolean', width: 130 },
];

const rows = Array.from({ length: 33 }, (_, index) => ({
  id: index,
  seat: `${'ABCDEF'[index % 6]}${Math.floor(index / 6) + 1}`,
  guest: `Guest ${index + 1}`,
  checkedIn: index % 4 !== 0,
}));

export default function FirstAndLastButtons() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 4 } } }}
        pageSizeOptions={[4]}
        slotProps={{
          pagination: { showFirstButton: true, showLastButton: true },
        }}
        localeText={{
          MuiTablePagination: {
            labelDisplayedRows: ({ from, to, count }) =>
              `Seats ${from} to ${to} of ${count}`,
          },
        }}
        aria-label="Guest list"
      />
    </div>
  );
}
