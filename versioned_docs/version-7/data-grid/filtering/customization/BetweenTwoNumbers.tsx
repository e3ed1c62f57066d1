import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  GridToolbar,
  type GridColDef,
  type GridFilterInputValueProps,
  type GridFilterOperator,
} from '@mui/x-data-grid';

type Bounds = [string, string];

function BoundsInput({ item, applyValue, focusElementRef }: GridFilterInputValueProps) {
  const [from, to]: Bounds = item.value ?? ['', ''];

  const change = (bounds: Bounds) =>
    applyValue({ ...item, value: bounds.join('') === '' ? undefined : bounds });

  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-end' }}>
      <TextField
        type="number"
        size="small"
        label="From"
        value={from}
        inputRef={focusElementRef}
        onChange={(event) => change([event.target.value, to])}
      />
      <TextField
        type="number"
        size="small"
        label="To"
        value={to}
        onChange={(event) => change([from, event.target.value])}
      />
    </Stack>
  );
}

const between: GridFilterOperator = {
  value: 'between',
  label: 'between',
  getApplyFilterFn: ({ value }) => {
    if (!Array.isArray(value)) {
      return null;
    }
    const [from, to] = value as Bounds;
    return (area: number | null) =>
      area !== null &&
      (from === '' || area >= Number(from)) &&
      (to === '' || area <= Number(to));
  },
  InputComponent: BoundsInput,
};

const columns: GridColDef[] = [
  { field: 'flat', headerName: 'Flat', flex: 1, minWidth: 140 },
  {
    field: 'area',
    headerName: 'Area (m²)',
    type: 'number',
    width: 160,
    valueParser: (value) => value,
    filterOperators: [between],
  },
];

const rows = [
  { id: 1, flat: 'Canal Street 4, 1st floor', area: 48 },
  { id: 2, flat: 'Canal Street 4, 2nd floor', area: 61 },
  { id: 3, flat: 'Linden Square 19', area: 84 },
  { id: 4, flat: 'Tannery Yard 2', area: 112 },
];

export default function BetweenTwoNumbers() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{
          filter: {
            filterModel: {
              items: [{ field: 'area', operator: 'between', value: ['50', '90'] }],
            },
          },
        }}
        slots={{ toolbar: GridToolbar }}
        hideFooter
        aria-label="Flats to let"
      />
    </div>
  );
}
