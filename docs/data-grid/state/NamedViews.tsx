import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid, useGridApiRef, type GridInitialState } from '@mui/x-data-grid';
import { columns, rows } from './repairs';

const shipped: Record<string, GridInitialState> = {
  Everything: {
    sorting: { sortModel: [] },
    filter: { filterModel: { items: [] } },
    columns: { columnVisibilityModel: {} },
  },
  'Long jobs': {
    sorting: { sortModel: [{ field: 'minutes', sort: 'desc' }] },
    filter: {
      filterModel: { items: [{ field: 'minutes', operator: '>', value: 30 }] },
    },
    columns: { columnVisibilityModel: { mechanic: false } },
  },
};

export default function NamedViews() {
  const apiRef = useGridApiRef();
  const [views, setViews] = React.useState(shipped);
  const [name, setName] = React.useState('');

  const save = (event: React.SubmitEvent) => {
    event.preventDefault();
    const state = apiRef.current?.exportState();
    if (!state || name.trim() === '') return;
    setViews((current) => ({ ...current, [name.trim()]: state }));
    setName('');
  };

  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" role="group" aria-label="Views" sx={{ flexWrap: 'wrap' }}>
        {Object.entries(views).map(([title, state]) => (
          <Button key={title} onClick={() => apiRef.current?.restoreState(state)}>
            {title}
          </Button>
        ))}
      </Stack>
      <div style={{ height: 320 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          hideFooter
          aria-label="Repairs, in views"
        />
      </div>
      <Stack component="form" direction="row" onSubmit={save} sx={{ pt: 1, gap: 1 }}>
        <TextField
          size="small"
          label="Name of the view"
          slotProps={{ htmlInput: { required: true } }}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit">Save</Button>
      </Stack>
    </div>
  );
}
