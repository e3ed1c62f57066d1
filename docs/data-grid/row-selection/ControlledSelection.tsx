import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  createRowSelectionManager,
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'employee', headerName: 'Employee', flex: 1, minWidth: 150 },
  { field: 'reason', headerName: 'Reason', width: 150 },
  { field: 'amount', headerName: 'Amount (€)', type: 'number', width: 130 },
];

const rows = [
  { id: 71, employee: 'Ada Krüger', reason: 'Train', amount: 84 },
  { id: 72, employee: 'Bao Tran', reason: 'Hotel', amount: 312 },
  { id: 73, employee: 'Carla Neri', reason: 'Meals', amount: 57 },
  { id: 74, employee: 'Dev Patel', reason: 'Hotel', amount: 268 },
];

const nothing: GridRowSelectionModel = { type: 'include', ids: new Set() };

export default function ControlledSelection() {
  const apiRef = useGridApiRef();
  const [model, setModel] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set([72, 74]),
  });
  const selection = createRowSelectionManager(model);
  const selected = rows.filter((row) => selection.has(row.id));
  const total = selected.reduce((sum, row) => sum + row.amount, 0);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
        <Typography role="status" sx={{ flexGrow: 1 }}>
          {selected.length} selected, €{total} in total
        </Typography>
        <Button
          disabled={selected.length === 0}
          onClick={() => {
            setModel(nothing);
            // A disabled button loses the focus, so it moves to the grid.
            apiRef.current?.setColumnHeaderFocus('employee');
          }}
        >
          Clear
        </Button>
      </Stack>
      <div style={{ height: 268, width: '100%' }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          checkboxSelection
          rowSelectionModel={model}
          onRowSelectionModelChange={setModel}
          hideFooter
          aria-label="Expense claims"
        />
      </div>
    </Stack>
  );
}
