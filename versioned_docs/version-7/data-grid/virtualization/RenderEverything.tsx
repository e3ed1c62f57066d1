import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

const columns: GridColDef[] = [
  { field: 'well', headerName: 'Well', width: 110 },
  ...months.map(
    (month, index): GridColDef => ({
      field: month,
      type: 'number',
      width: 100,
      valueGetter: (_value, row) => 300 + ((row.id * 41 + index * 23) % 120),
    }),
  ),
];

const rows = Array.from({ length: 40 }, (_, id) => ({ id, well: `Well ${id + 1}` }));

export default function RenderEverything() {
  const [everything, setEverything] = React.useState(false);
  const [counted, setCounted] = React.useState<number>();
  const box = React.useRef<HTMLDivElement>(null);

  const count = () =>
    setCounted(box.current?.querySelectorAll('[role="gridcell"]').length);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <FormControlLabel
          control={
            <Switch
              checked={everything}
              onChange={(event) => setEverything(event.target.checked)}
            />
          }
          label="Disable virtualization"
        />
        <Button variant="outlined" onClick={count}>
          Count the cells
        </Button>
        <span role="status">{counted === undefined ? '' : `${counted} in the DOM`}</span>
      </Stack>
      <div ref={box} style={{ height: 320, width: '100%' }}>
        <DataGrid
          rows={rows}
          columns={columns}
          disableVirtualization={everything}
          initialState={{ pagination: { paginationModel: { pageSize: 100 } } }}
          hideFooter
          aria-label="Water levels, cm"
        />
      </div>
    </Stack>
  );
}
