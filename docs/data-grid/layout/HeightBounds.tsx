import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'task', headerName: 'Task', flex: 1, minWidth: 160 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 110 },
];

const tasks = [
  'Survey',
  'Foundation',
  'Framing',
  'Roof',
  'Wiring',
  'Plumbing',
  'Plaster',
];
const allRows = tasks.map((task, index) => ({ id: index, task, hours: 6 + index * 4 }));

export default function HeightBounds() {
  const [count, setCount] = React.useState(3);
  const rows = React.useMemo(() => allRows.slice(0, count), [count]);

  return (
    <Stack spacing={1} sx={{ width: '100%', height: 420 }}>
      <Stack direction="row" spacing={1}>
        <Button
          variant="outlined"
          disabled={count === allRows.length}
          onClick={() => setCount(count + 1)}
        >
          Add a task
        </Button>
        <Button disabled={count === 0} onClick={() => setCount(count - 1)}>
          Remove a task
        </Button>
      </Stack>
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          minHeight: 160,
          maxHeight: 360,
        }}
      >
        <DataGrid rows={rows} columns={columns} hideFooter aria-label="Building tasks" />
      </div>
    </Stack>
  );
}
