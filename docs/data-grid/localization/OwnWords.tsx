import * as React from 'react';
import {
  DataGrid,
  type DataGridProps,
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

const localeText: DataGridProps['localeText'] = {
  toolbarQuickFilterPlaceholder: 'Find a guest',
  columnMenuSortAsc: 'Smallest first',
  columnMenuSortDesc: 'Largest first',
  footerRowSelected: (count) =>
    count === 1 ? 'One reservation chosen' : `${count} reservations chosen`,
};

export default function OwnWords() {
  const [selection, setSelection] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set([1, 3]),
  });

  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        showToolbar
        checkboxSelection
        rowSelectionModel={selection}
        onRowSelectionModelChange={setSelection}
        localeText={localeText}
        aria-label="Reservations"
      />
    </div>
  );
}
