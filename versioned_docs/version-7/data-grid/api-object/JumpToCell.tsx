import * as React from 'react';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  gridExpandedSortedRowIdsSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep'];

const columns: GridColDef[] = [
  { field: 'meter', headerName: 'Meter', width: 110 },
  ...months.map(
    (month): GridColDef => ({
      field: month,
      headerName: month,
      type: 'number',
      width: 90,
    }),
  ),
];

const rows = Array.from({ length: 90 }, (_, index) => ({
  id: index + 1,
  meter: `M-${100 + index}`,
  ...Object.fromEntries(months.map((month, at) => [month, (index * 7 + at * 13) % 97])),
}));

export default function JumpToCell() {
  const apiRef = useGridApiRef();
  const [id, setId] = React.useState(64);
  const [month, setMonth] = React.useState('Aug');

  const jump = () => {
    const api = apiRef.current;
    const rowIndex = gridExpandedSortedRowIdsSelector(apiRef).indexOf(id);
    if (!api || rowIndex < 0) return;
    api.scrollToIndexes({ rowIndex, colIndex: api.getColumnIndex(month) });
    api.setCellFocus(id, month);
  };

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <TextField
          size="small"
          type="number"
          label="Row"
          value={id}
          onChange={(event) => setId(Number(event.target.value))}
          slotProps={{ htmlInput: { min: 1, max: rows.length } }}
        />
        <TextField
          select
          size="small"
          label="Month"
          value={month}
          onChange={(event) => setMonth(event.target.value)}
          sx={{ minWidth: 96 }}
        >
          {months.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <Button variant="outlined" onClick={jump}>
          Go to the cell
        </Button>
      </Stack>
      <div style={{ height: 300, width: '100%' }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          hideFooter
          aria-label="Meter readings"
        />
      </div>
    </Stack>
  );
}
