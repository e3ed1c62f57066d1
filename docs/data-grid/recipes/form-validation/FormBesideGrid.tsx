import * as React from 'react';
import { useForm } from 'react-hook-form';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridColDef, type GridRowSelectionModel } from '@mui/x-data-grid';

interface Speaker {
  id: number;
  name: string;
  mail: string;
}

const start: Speaker[] = [
  { id: 1, name: 'Rosa Field', mail: 'rosa@example.com' },
  { id: 2, name: 'Tim Brandt', mail: '' },
  { id: 3, name: 'Lena Holm', mail: 'lena@example.com' },
];

const columns: GridColDef<Speaker>[] = [
  { field: 'name', headerName: 'Speaker', flex: 1, minWidth: 120 },
  { field: 'mail', headerName: 'Mail', flex: 1, minWidth: 140 },
];

export default function FormBesideGrid() {
  const [rows, setRows] = React.useState(start);
  const [openId, setOpenId] = React.useState(2);
  const selection = React.useMemo<GridRowSelectionModel>(
    () => ({ type: 'include', ids: new Set([openId]) }),
    [openId],
  );
  const speaker = rows.find(({ id }) => id === openId);

  const { register, handleSubmit, formState } = useForm<Speaker>({ values: speaker });
  const { errors, isDirty } = formState;

  const save = (changed: Speaker) =>
    setRows((current) => current.map((row) => (row.id === changed.id ? changed : row)));

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 216 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          rowSelectionModel={selection}
          onRowSelectionModelChange={({ ids }) => {
            const [id] = ids;
            if (id !== undefined && !isDirty) setOpenId(Number(id));
          }}
          hideFooter
          aria-label="Speakers"
        />
      </div>
      <Stack
        component="form"
        noValidate
        onSubmit={handleSubmit(save)}
        sx={{ gap: 2, pt: 2, maxWidth: 360 }}
      >
        <TextField
          size="small"
          label="Name"
          slotProps={{ inputLabel: { shrink: true } }}
          {...register('name', { required: 'A speaker needs a name.' })}
          error={Boolean(errors.name)}
          helperText={errors.name?.message ?? ' '}
        />
        <TextField
          size="small"
          label="Mail"
          slotProps={{ inputLabel: { shrink: true } }}
          {...register('mail', {
            pattern: { value: /^\S+@\S+$/, message: 'This is no mail address.' },
          })}
          error={Boolean(errors.mail)}
          helperText={errors.mail?.message ?? ' '}
        />
        <Button type="submit" variant="contained" disabled={!isDirty}>
          Save
        </Button>
      </Stack>
    </div>
  );
}
