import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridInitialState,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'track', headerName: 'Track', flex: 1, minWidth: 150 },
  { field: 'plays', headerName: 'Plays', type: 'number', width: 120 },
];

const rows = [
  { id: 1, track: 'Paper Lanterns', plays: 4120 },
  { id: 2, track: 'Low Tide', plays: 987 },
  { id: 3, track: 'Copper Wire', plays: 15200 },
];

export default function ReadTheState() {
  const apiRef = useGridApiRef();
  const [saved, setSaved] = React.useState<GridInitialState>();

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button
          variant="outlined"
          onClick={() => setSaved(apiRef.current?.exportState())}
        >
          Save the view
        </Button>
        <Button
          disabled={!saved}
          onClick={() => saved && apiRef.current?.restoreState(saved)}
        >
          Restore it
        </Button>
      </Stack>
      <div style={{ height: 216, width: '100%' }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          hideFooter
          aria-label="Tracks"
        />
      </div>
    </Stack>
  );
}
