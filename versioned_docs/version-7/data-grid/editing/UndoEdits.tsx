import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPremium,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'scene', headerName: 'Scene', width: 90 },
  { field: 'place', headerName: 'Place', flex: 1, minWidth: 140, editable: true },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 110, editable: true },
];

const rows = [
  { id: 1, scene: '1', place: 'Station, night', minutes: 3 },
  { id: 2, scene: '2', place: 'Kitchen', minutes: 5 },
  { id: 3, scene: '3', place: 'Roof', minutes: 2 },
];

export default function UndoEdits() {
  const apiRef = useGridApiRef();

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" onClick={() => apiRef.current?.history.undo()}>
          Undo
        </Button>
        <Button variant="outlined" onClick={() => apiRef.current?.history.redo()}>
          Redo
        </Button>
      </Stack>
      <div style={{ height: 216, width: '100%' }}>
        <DataGridPremium
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          hideFooter
          aria-label="Scenes"
        />
      </div>
    </Stack>
  );
}
