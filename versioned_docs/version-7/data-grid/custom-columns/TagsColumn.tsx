import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridFilterOperator,
  type GridFilterInputValueProps,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

const allTags = ['vegan', 'spicy', 'nuts', 'gluten-free', 'seasonal'];

function TagsEditor({ id, field, value, colDef, hasFocus }: GridRenderEditCellParams) {
  const apiRef = useGridApiContext();
  const ref = React.useRef<HTMLInputElement>(null);

  React.useEffect(() => {
    if (hasFocus) {
      ref.current?.focus();
    }
  }, [hasFocus]);

  return (
    <Autocomplete
      multiple
      fullWidth
      openOnFocus
      disableClearable
      size="small"
      options={allTags}
      value={value}
      onChange={(_event, tags) =>
        apiRef.current.setEditCellValue({ id, field, value: tags })
      }
      onKeyDown={(event) => {
        const isListOpen = event.currentTarget.querySelector('[aria-expanded=true]');
        if (event.key === 'Enter' && isListOpen) {
          event.stopPropagation();
        }
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={ref}
          slotProps={{
            htmlInput: { ...params.inputProps, 'aria-label': colDef.headerName },
          }}
        />
      )}
      sx={{ alignSelf: 'center', px: 0.5 }}
    />
  );
}

function TagFilterInput({ item, applyValue }: GridFilterInputValueProps) {
  return (
    <Autocomplete
      fullWidth
      options={allTags}
      value={item.value ?? null}
      onChange={(_event, value) => applyValue({ ...item, value: value ?? undefined })}
      renderInput={(params) => <TextField {...params} label="Tag" size="small" />}
    />
  );
}

const has: GridFilterOperator = {
  label: 'has',
  value: 'has',
  getApplyFilterFn: ({ value }) => (value ? (tags) => tags.includes(value) : null),
  InputComponent: TagFilterInput,
};

const columns: GridColDef[] = [
  { field: 'dish', headerName: 'Dish', width: 160 },
  {
    field: 'tags',
    headerName: 'Tags',
    type: 'custom',
    flex: 1,
    minWidth: 260,
    editable: true,
    sortable: false,
    display: 'flex',
    filterOperators: [has],
    valueFormatter: (tags: string[]) => tags.join(', '),
    renderCell: ({ value }) => (
      <Stack direction="row" spacing={0.5}>
        {value.map((tag: string) => (
          <Chip key={tag} label={tag} size="small" variant="outlined" />
        ))}
      </Stack>
    ),
    renderEditCell: (params) => <TagsEditor {...params} />,
  },
];

const rows = [
  { id: 1, dish: 'Red lentil soup', tags: ['vegan', 'spicy'] },
  { id: 2, dish: 'Asparagus tart', tags: ['seasonal'] },
  { id: 3, dish: 'Almond cake', tags: ['nuts', 'gluten-free'] },
];

export default function TagsColumn() {
  return (
    <div style={{ height: 216, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} hideFooter aria-label="Dishes" />
    </div>
  );
}
