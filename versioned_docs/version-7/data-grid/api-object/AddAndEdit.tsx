import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'step', headerName: 'Step', width: 90 },
  { field: 'text', headerName: 'What to do', flex: 1, minWidth: 160, editable: true },
];

const rows = [
  { id: 1, step: 1, text: 'Unpack the frame' },
  { id: 2, step: 2, text: 'Fasten the legs' },
];

export default function AddAndEdit() {
  const apiRef = useGridApiRef();

  const addStep = () => {
    const api = apiRef.current;
    if (!api) return;
    const id = api.getRowsCount() + 1;
    api.updateRows([{ id, step: id, text: '' }]);
    api.scrollToIndexes({ rowIndex: id - 1 });
    api.startCellEditMode({ id, field: 'text' });
  };

  return (
    <Stack spacing={2} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={addStep}>
        Add a step
      </Button>
      <div style={{ height: 268, width: '100%' }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          hideFooter
          aria-label="Assembly"
        />
      </div>
    </Stack>
  );
}
