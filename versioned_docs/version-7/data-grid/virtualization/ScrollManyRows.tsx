import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPro, useGridApiRef, type GridColDef } from '@mui/x-data-grid-pro';

const total = 100_000;

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Ticket', type: 'number', width: 110 },
  { field: 'gate', headerName: 'Gate', width: 100 },
  { field: 'seconds', headerName: 'Scanned in (s)', type: 'number', width: 150 },
];

const rows = Array.from({ length: total }, (_, id) => ({
  id,
  gate: 'ABCDEF'[(id * 7) % 6],
  seconds: 1 + ((id * 31) % 9),
}));

export default function ScrollManyRows() {
  const apiRef = useGridApiRef();

  const jumpTo = (rowIndex: number) => {
    apiRef.current?.scrollToIndexes({ rowIndex, colIndex: 0 });
    apiRef.current?.setCellFocus(rowIndex, 'id');
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" onClick={() => jumpTo(0)}>
          First
        </Button>
        <Button variant="outlined" onClick={() => jumpTo(total / 2)}>
          Ticket 50,000
        </Button>
        <Button variant="outlined" onClick={() => jumpTo(total - 1)}>
          Last
        </Button>
      </Stack>
      <div style={{ height: 360, width: '100%' }}>
        <DataGridPro
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          aria-label="Tickets scanned at a concert"
        />
      </div>
    </Stack>
  );
}
