import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import {
  DataGridPro,
  type GridColDef,
  type GridListColDef,
  type GridSortModel,
} from '@mui/x-data-grid-pro';

const rows = [
  { id: 1, talk: 'Bees in the city', minutes: 45, rating: 4.7 },
  { id: 2, talk: 'Maps before maps', minutes: 30, rating: 4.2 },
  { id: 3, talk: 'How glue works', minutes: 20, rating: 4.9 },
  { id: 4, talk: 'A short history of zero', minutes: 60, rating: 4.4 },
];

type Talk = (typeof rows)[number];

const columns: GridColDef<Talk>[] = [
  { field: 'talk', headerName: 'Talk' },
  { field: 'minutes', headerName: 'Minutes', type: 'number' },
  { field: 'rating', headerName: 'Rating', type: 'number' },
];

const orders: Record<string, GridSortModel> = {
  'Best rating first': [{ field: 'rating', sort: 'desc' }],
  'Shortest first': [{ field: 'minutes', sort: 'asc' }],
  'By title': [{ field: 'talk', sort: 'asc' }],
};

const listColumn: GridListColDef<Talk> = {
  field: 'talk',
  renderCell: ({ row }) => `${row.talk} (${row.minutes} min, rated ${row.rating})`,
};

export default function SortList() {
  const [order, setOrder] = React.useState('Best rating first');

  return (
    <div style={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="Order"
        value={order}
        onChange={(event) => setOrder(event.target.value)}
        sx={{ mb: 2, minWidth: 180 }}
      >
        {Object.keys(orders).map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <div style={{ height: 212 }}>
        <DataGridPro
          rows={rows}
          columns={columns}
          sortModel={orders[order]}
          unstable_listView
          unstable_listColumn={listColumn}
          hideFooter
          aria-label="Talks"
        />
      </div>
    </div>
  );
}
