import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  gridFilteredSortedRowEntriesSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'loan', headerName: 'Book on loan', flex: 1, minWidth: 150 },
  { field: 'branch', headerName: 'Branch', width: 110 },
  { field: 'daysLate', headerName: 'Days late', type: 'number', width: 110 },
];

const rows = [
  { id: 1, loan: 'Glass Orchard', branch: 'Hill', daysLate: 0 },
  { id: 2, loan: 'Night Ferry', branch: 'Port', daysLate: 12 },
  { id: 3, loan: 'Seven Knots', branch: 'Port', daysLate: 3 },
  { id: 4, loan: 'Salt and Iron', branch: 'Hill', daysLate: 31 },
];

export default function SelectByRule() {
  const apiRef = useGridApiRef();

  const selectLate = (days: number) => {
    const late = gridFilteredSortedRowEntriesSelector(apiRef)
      .filter(({ model }) => model.daysLate >= days)
      .map(({ id }) => id);
    apiRef.current?.setRowSelectionModel({ type: 'include', ids: new Set(late) });
  };

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => selectLate(1)}>
          Select all late
        </Button>
        <Button variant="outlined" onClick={() => selectLate(10)}>
          Ten days and more
        </Button>
        <Button onClick={() => selectLate(Infinity)}>Select none</Button>
      </Stack>
      <div style={{ height: 320, width: '100%' }}>
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
