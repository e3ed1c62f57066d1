import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import {
  DataGridPro,
  getGridNumericOperators,
  gridFilterModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRenderHeaderFilterProps,
} from '@mui/x-data-grid-pro';

const sizes = ['A3', 'A4', 'Letter'];

function SizeSelect({ colDef, inputRef }: GridRenderHeaderFilterProps) {
  const apiRef = useGridApiContext();
  const model = useGridSelector(apiRef, gridFilterModelSelector);
  const item = model.items.find(({ field }) => field === colDef.field);

  return (
    <Select
      variant="standard"
      fullWidth
      displayEmpty
      inputRef={inputRef}
      value={item?.value ?? ''}
      onChange={(event) =>
        apiRef.current.upsertFilterItem({
          id: colDef.field,
          field: colDef.field,
          operator: 'equals',
          value: event.target.value || undefined,
        })
      }
      SelectDisplayProps={{ 'aria-label': `Filter by ${colDef.headerName}` }}
    >
      <MenuItem value="">All sizes</MenuItem>
      {sizes.map((size) => (
        <MenuItem key={size} value={size}>
          {size}
        </MenuItem>
      ))}
    </Select>
  );
}

const columns: GridColDef[] = [
  { field: 'printer', headerName: 'Printer', flex: 1, minWidth: 150, filterable: false },
  {
    field: 'paper',
    headerName: 'Paper',
    width: 150,
    renderHeaderFilter: (params) => <SizeSelect {...params} />,
  },
  {
    field: 'pages',
    headerName: 'Pages a minute',
    type: 'number',
    width: 180,
    filterOperators: getGridNumericOperators()
      .filter(({ value }) => value === '>=' || value === '<=')
      .map((operator) => ({
        ...operator,
        headerLabel: operator.value === '>=' ? 'at least' : 'at most',
      })),
  },
];

const rows = [
  { id: 1, printer: 'Front desk', paper: 'A4', pages: 22 },
  { id: 2, printer: 'Drawing office', paper: 'A3', pages: 14 },
  { id: 3, printer: 'Mail room', paper: 'Letter', pages: 45 },
  { id: 4, printer: 'Archive', paper: 'A4', pages: 36 },
];

export default function OwnHeaderFilters() {
  return (
    <div style={{ height: 324, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        headerFilters
        hideFooter
        aria-label="Printers"
      />
    </div>
  );
}
