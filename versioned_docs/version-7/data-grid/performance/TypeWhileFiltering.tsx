import * as React from 'react';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridColDef, type GridFilterModel } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'part', headerName: 'Part', width: 120 },
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 160 },
  { field: 'bin', headerName: 'Bin', width: 100 },
];

const names = ['Hex bolt', 'Washer', 'Spring clip', 'Bearing', 'O-ring', 'Cotter pin'];

const rows = Array.from({ length: 20_000 }, (_, index) => ({
  id: index,
  part: `P-${String(index).padStart(5, '0')}`,
  name: `${names[index % names.length]} ${2 + ((index * 7) % 30)} mm`,
  bin: `${'ABCDEF'.charAt(index % 6)}${1 + (index % 40)}`,
}));

export default function TypeWhileFiltering() {
  const [text, setText] = React.useState('');
  const searched = React.useDeferredValue(text);

  const filterModel = React.useMemo<GridFilterModel>(
    () => ({ items: [], quickFilterValues: searched.split(' ').filter(Boolean) }),
    [searched],
  );

  return (
    <div style={{ width: '100%' }}>
      <TextField
        size="small"
        type="search"
        label="Find among 20,000 parts"
        value={text}
        onChange={(event) => setText(event.target.value)}
        sx={{ mb: 1, width: 280 }}
      />
      <div style={{ height: 372, opacity: text === searched ? 1 : 0.6 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          filterModel={filterModel}
          aria-label="Spare parts"
        />
      </div>
    </div>
  );
}
