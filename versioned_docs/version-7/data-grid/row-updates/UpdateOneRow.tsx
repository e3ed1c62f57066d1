import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'team', headerName: 'Team', flex: 1, minWidth: 130 },
  { field: 'goals', headerName: 'Goals', type: 'number', width: 110 },
];

const rows = [
  { id: 'home', team: 'Fjord United', goals: 0 },
  { id: 'away', team: 'Delta Rovers', goals: 0 },
];

export default function UpdateOneRow() {
  const apiRef = useGridApiRef();

  const score = (id: string) => {
    const goals = apiRef.current?.getRow(id).goals + 1;
    apiRef.current?.updateRows([{ id, goals }]);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" onClick={() => score('home')}>
          Goal for Fjord
        </Button>
        <Button variant="outlined" onClick={() => score('away')}>
          Goal for Delta
        </Button>
      </Stack>
      <div style={{ height: 164, width: '100%' }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          hideFooter
          aria-label="Score"
        />
      </div>
    </Stack>
  );
}
