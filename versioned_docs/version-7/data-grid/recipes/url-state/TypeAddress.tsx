import * as React from 'react';
import TextField from '@mui/material/TextField';
import { DataGrid } from '@mui/x-data-grid';
import { columns, listings } from './listings';
import { readView, writeView, type View } from './viewOfAddress';

export default function TypeAddress() {
  // In your app, the router holds the address.
  const [search, setSearch] = React.useState('?sort=-rent&page=2');
  const view = React.useMemo(() => readView(search), [search]);

  // From the latest address: one click of a user may change two models.
  const change = (part: Partial<View>) =>
    setSearch((current) => writeView({ ...readView(current), ...part }));

  const firstPage = { paginationModel: { ...view.paginationModel, page: 0 } };

  return (
    <div style={{ width: '100%' }}>
      <TextField
        label="Address"
        size="small"
        fullWidth
        value={`/homes${search}`}
        onChange={(event) => setSearch(event.target.value.replace(/^[^?]*/, ''))}
        sx={{ mb: 1 }}
      />
      <div style={{ height: 320 }}>
        <DataGrid
          rows={listings}
          columns={columns}
          {...view}
          onPaginationModelChange={(paginationModel) => change({ paginationModel })}
          onSortModelChange={(sortModel) => change({ sortModel, ...firstPage })}
          onFilterModelChange={(filterModel) => change({ filterModel, ...firstPage })}
          disableColumnFilter
          pageSizeOptions={[4, 8]}
          aria-label="Homes to rent"
        />
      </div>
    </div>
  );
}
