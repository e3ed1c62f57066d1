import * as React from 'react';
import {
  DataGrid,
  GridToolbar,
  type GridColDef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 140 },
  { field: 'table', headerName: 'Table', type: 'number', width: 100 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 100 },
];

const rows = [
  { id: 1, guest: 'Adeyemi', table: 4, seats: 2 },
  { id: 2, guest: 'Brandt', table: 7, seats: 6 },
  { id: 3, guest: 'Castillo', table: 2, seats: 4 },
];

export default function OwnWords() {
  const [selection, setSelection] = React.useState<GridRowSelectionModel>([1, 3]);

  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={{ toolbar: GridToolbar }}
        slotProps={{ toolbar: { showQuickFilter: true } }}
        checkboxSelection
        rowSelectionModel={selection}
        onRowSelectionModelChange={setSelection}
        localeText={{
          toolbarQuickFilterPlaceholder: 'Find a guest',
          columnMenuSortAsc: 'Smallest first',
          columnMenuSortDesc: 'Largest first',
          footerRowSelected: (count) =>
            count === 1 ? 'One reservation chosen' : `${count} reservations chosen`,
        }}
        aria-label="Reservations"
      />
    </div>
  );
}
