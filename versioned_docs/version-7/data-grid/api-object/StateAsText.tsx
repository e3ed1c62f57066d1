import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridInitialState,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'lamp', headerName: 'Lamp', flex: 1, minWidth: 120 },
  { field: 'watts', headerName: 'Watts', type: 'number', width: 100 },
  { field: 'street', headerName: 'Street', width: 130 },
];

const rows = [
  { id: 1, lamp: 'L-014', watts: 38, street: 'Mill Lane' },
  { id: 2, lamp: 'L-015', watts: 72, street: 'Quay' },
  { id: 3, lamp: 'L-016', watts: 54, street: 'Mill Lane' },
];

const example: GridInitialState = {
  sorting: { sortModel: [{ field: 'watts', sort: 'desc' }] },
  columns: { columnVisibilityModel: { street: false } },
};

export default function StateAsText() {
  const apiRef = useGridApiRef();
  const [text, setText] = React.useState(JSON.stringify(example, null, 1));
  const [error, setError] = React.useState('');

  const apply = () => {
    try {
      apiRef.current?.restoreState(JSON.parse(text) as GridInitialState);
      setError('');
    } catch {
      setError('This text is not JSON.');
    }
  };

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <div style={{ height: 216, width: '100%' }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          hideFooter
          aria-label="Street lamps"
        />
      </div>
      <TextField
        label="State as JSON"
        multiline
        rows={5}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={error !== ''}
        helperText={error || ' '}
      />
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" onClick={apply}>
          Apply
        </Button>
        <Button
          onClick={() => setText(JSON.stringify(apiRef.current?.exportState(), null, 1))}
        >
          Read the current state
        </Button>
      </Stack>
    </Stack>
  );
}
