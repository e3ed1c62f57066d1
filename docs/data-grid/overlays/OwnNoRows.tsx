import * as React from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridOverlay,
  useGridApiContext,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 140, editable: true },
  { field: 'table', headerName: 'Table', type: 'number', width: 100 },
];

function NoGuests() {
  const apiRef = useGridApiContext();
  return (
    <GridOverlay>
      <Typography>Nobody has a table yet.</Typography>
      <Button
        variant="outlined"
        onClick={() => {
          apiRef.current.updateRows([{ id: 1, guest: 'First guest', table: 1 }]);
          // The overlay disappears, so the focus moves to the new row.
          apiRef.current.setCellFocus(1, 'guest');
        }}
      >
        Seat the first guest
      </Button>
    </GridOverlay>
  );
}

export default function OwnNoRows() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGrid
        columns={columns}
        slots={{ noRowsOverlay: NoGuests }}
        hideFooter
        aria-label="Guests"
      />
    </div>
  );
}
