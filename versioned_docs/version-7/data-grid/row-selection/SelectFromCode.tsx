import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 160 },
  { field: 'reader', headerName: 'Reader', width: 130 },
  { field: 'overdue', headerName: 'Days overdue', type: 'number', width: 150 },
];

const rows = [
  { id: 1, title: 'Cosmos', reader: 'Hana', overdue: 0 },
  { id: 2, title: 'Silent Spring', reader: 'Igor', overdue: 9 },
  { id: 3, title: 'The Double Helix', reader: 'June', overdue: 3 },
  { id: 4, title: 'Gödel, Escher, Bach', reader: 'Kofi', overdue: 0 },
];

export default function SelectFromCode() {
  const apiRef = useGridApiRef();

  const selectOverdue = () => {
    const ids = rows.filter((row) => row.overdue > 0).map((row) => row.id);
    apiRef.current.setRowSelectionModel(ids);
  };

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" onClick={selectOverdue}>
          Select overdue loans
        </Button>
        <Button onClick={() => apiRef.current.setRowSelectionModel([])}>
          Select none
        </Button>
      </Stack>
      <div style={{ height: 321, width: '100%' }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          checkboxSelection
          hideFooterPagination
          aria-label="Loans"
        />
      </div>
    </Stack>
  );
}
