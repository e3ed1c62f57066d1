import * as React from 'react';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGridPro, type GridColDef, type GridFilterModel } from '@mui/x-data-grid-pro';

const TOWNS = ['Ghent', 'Malmö', 'Trieste'];

const columns: GridColDef[] = [
  { field: 'studio', headerName: 'Studio', flex: 1, minWidth: 120 },
  { field: 'town', headerName: 'Town', width: 110 },
  { field: 'fee', headerName: 'Fee (€)', type: 'number', width: 110 },
];

const rows = Array.from({ length: 12 }, (_, index) => ({
  id: index,
  studio: `Studio ${String.fromCharCode(65 + index)}`,
  town: TOWNS[(index * 5) % TOWNS.length],
  fee: 20 + ((index * 13) % 50),
}));

const NONE: GridFilterModel = { items: [] };

function readForm(form: HTMLFormElement): GridFilterModel {
  const data = new FormData(form);
  const fields = [
    { id: 1, field: 'town', operator: 'equals', value: data.get('town') },
    { id: 2, field: 'fee', operator: '<=', value: data.get('fee') },
  ];
  return { items: fields.filter(({ value }) => value) };
}

export default function FilterOnApply() {
  const [filterModel, setFilterModel] = React.useState(NONE);

  return (
    <div style={{ width: '100%' }}>
      <Stack
        component="form"
        direction="row"
        sx={{ gap: 1, pb: 1, flexWrap: 'wrap' }}
        onSubmit={(event: React.SubmitEvent<HTMLFormElement>) => {
          event.preventDefault();
          setFilterModel(readForm(event.currentTarget));
        }}
      >
        <TextField
          select
          name="town"
          label="Town"
          size="small"
          defaultValue=""
          sx={{ width: 130 }}
        >
          <MenuItem value="">Any</MenuItem>
          {TOWNS.map((town) => (
            <MenuItem key={town} value={town}>
              {town}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          name="fee"
          label="Fee up to"
          type="number"
          size="small"
          sx={{ width: 110 }}
        />
        <Button type="submit" variant="contained">
          Apply
        </Button>
      </Stack>
      <div style={{ height: 268 }}>
        <DataGridPro
          rows={rows}
          columns={columns}
          filterModel={filterModel}
          disableColumnFilter
          hideFooter
          aria-label="Studios to rent"
        />
      </div>
    </div>
  );
}
