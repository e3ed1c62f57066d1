import * as React from 'react';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  DataGridPro,
  type GridColDef,
  type GridDataSource,
  type GridFilterModel,
} from '@mui/x-data-grid-pro';
import { createServer } from '../../../shared/createServer';
import { exhibits, type Exhibit } from './exhibits';

const server = createServer(exhibits, { latency: 900 });

const dataSource: GridDataSource = {
  getRows: ({ filterModel, sortModel, start, end }) =>
    server.list({ filterModel, sortModel, start, end }),
};

const columns: GridColDef<Exhibit>[] = [
  { field: 'title', headerName: 'Exhibit', flex: 1 },
  { field: 'room', headerName: 'Room', type: 'number' },
  { field: 'year', headerName: 'Year', type: 'number' },
];

export default function SearchOnSubmit() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({ items: [] });

  const search = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setFilterModel({
      items: [{ field: 'room', operator: '=', value: form.get('room') }],
      quickFilterValues: String(form.get('words')).split(' ').filter(Boolean),
    });
  };

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} component="form" role="search" onSubmit={search}>
        <TextField name="words" label="Words" size="small" />
        <TextField
          name="room"
          label="Room"
          size="small"
          select
          defaultValue=""
          sx={{ minWidth: 110 }}
        >
          <MenuItem value="">Any</MenuItem>
          {[1, 2, 3, 4, 5, 6].map((room) => (
            <MenuItem key={room} value={String(room)}>
              {room}
            </MenuItem>
          ))}
        </TextField>
        <Button type="submit" variant="contained">
          Search
        </Button>
      </Stack>
      <div style={{ height: 320 }}>
        <DataGridPro
          columns={columns}
          unstable_dataSource={dataSource}
          pagination
          filterModel={filterModel}
          disableColumnFilter
          initialState={{ pagination: { paginationModel: { pageSize: 4 } } }}
          pageSizeOptions={[4]}
          aria-label="Exhibits found"
        />
      </div>
    </Stack>
  );
}
