import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridColDef, type GridFilterModel } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'speaker', headerName: 'Speaker', width: 150 },
  { field: 'talk', headerName: 'Talk', flex: 1, minWidth: 180 },
];

const rows = [
  { id: 1, speaker: 'Amara Okafor', talk: 'Maps without servers' },
  { id: 2, speaker: 'Jonas Lind', talk: 'A compiler in a weekend' },
  { id: 3, speaker: 'Mei Tanaka', talk: 'Testing maps and charts' },
  { id: 4, speaker: 'Sofia Reyes', talk: 'What compilers owe us' },
];

export default function SearchOutside() {
  const [text, setText] = React.useState('');
  const filterModel = React.useMemo<GridFilterModel>(
    () => ({ items: [], quickFilterValues: text.split(/\s+/).filter(Boolean) }),
    [text],
  );

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <TextField
        type="search"
        label="Search the program"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div style={{ height: 268, width: '100%' }}>
        <DataGrid
          rows={rows}
          columns={columns}
          filterModel={filterModel}
          disableColumnFilter
          hideFooter
          aria-label="Program of a conference"
        />
      </div>
    </Stack>
  );
}
