import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import {
  DataGridPro,
  type GridColDef,
  type GridPinnedColumnFields,
} from '@mui/x-data-grid-pro';

const lines = ['M1', 'M2', 'M4', 'S3', 'S7', 'T9'];

const columns: GridColDef[] = [
  { field: 'quarter', headerName: 'Quarter', width: 110 },
  ...lines.map((line): GridColDef => ({ field: line, type: 'number', width: 130 })),
];

const rows = ['Q1', 'Q2', 'Q3'].map((quarter, row) => ({
  id: quarter,
  quarter,
  ...Object.fromEntries(
    lines.map((line, index) => [line, 4000 + ((row * 917 + index * 431) % 2600)]),
  ),
}));

export default function ControlledPinning() {
  const [pinnedColumns, setPinnedColumns] = React.useState<GridPinnedColumnFields>({
    left: ['quarter', 'M4'],
  });
  const labelId = React.useId();
  const compared = pinnedColumns.left?.[1] ?? '';

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControl>
        <FormLabel id={labelId}>Keep beside the quarter</FormLabel>
        <RadioGroup
          row
          aria-labelledby={labelId}
          value={compared}
          onChange={(_event, line) => setPinnedColumns({ left: ['quarter', line] })}
        >
          {lines.map((line) => (
            <FormControlLabel key={line} value={line} label={line} control={<Radio />} />
          ))}
        </RadioGroup>
      </FormControl>
      <div style={{ height: 232, width: '100%' }}>
        <DataGridPro
          rows={rows}
          columns={columns}
          pinnedColumns={pinnedColumns}
          onPinnedColumnsChange={setPinnedColumns}
          hideFooter
          aria-label="Passengers by line"
        />
      </div>
    </Stack>
  );
}
