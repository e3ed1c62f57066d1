import * as React from 'react';
import {
  DataGrid,
  GridEditInputCell,
  type GridCellParams,
  type GridColDef,
} from '@mui/x-data-grid';
import { parts, type Part } from './parts';

interface Count extends Part {
  found: number | null;
}

const start: Count[] = parts.slice(0, 6).map((part) => ({ ...part, found: null }));

const columns: GridColDef<Count>[] = [
  { field: 'id', headerName: 'Box', width: 90 },
  { field: 'name', headerName: 'Part', flex: 1, minWidth: 130 },
  { field: 'stock', headerName: 'Expected', type: 'number', width: 100 },
  {
    field: 'found',
    headerName: 'Found',
    type: 'number',
    width: 100,
    editable: true,
    preProcessEditCellProps: ({ props }) => ({
      ...props,
      error: props.value !== null && (props.value < 0 || !Number.isInteger(props.value)),
    }),
    renderEditCell: ({ error, ...params }) => (
      <GridEditInputCell
        {...params}
        error={Boolean(error)}
        inputProps={{ 'aria-label': `Found of ${params.row.name}`, inputMode: 'numeric' }}
      />
    ),
  },
  {
    field: 'difference',
    headerName: 'Difference',
    type: 'number',
    width: 110,
    valueGetter: (_value, row) => (row.found === null ? null : row.found - row.stock),
    valueFormatter: (value: number | null) =>
      value === null || value === 0
        ? (value ?? '–')
        : `${value > 0 ? '+' : '−'}${Math.abs(value)}`,
  },
];

const classOfDifference = ({ field, value }: GridCellParams) =>
  field === 'difference' && value ? 'differs' : '';

export default function CountRound() {
  const [rows, setRows] = React.useState(start);
  const counted = rows.filter(({ found }) => found !== null).length;

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 372 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          processRowUpdate={(row: Count) => {
            setRows((current) =>
              current.map((each) => (each.id === row.id ? row : each)),
            );
            return row;
          }}
          getCellClassName={classOfDifference}
          sx={{ '& .differs': { color: 'error.main', fontWeight: 700 } }}
          hideFooter
          aria-label="Counting round"
        />
      </div>
      <p role="status">
        Counted {counted} of {rows.length}
      </p>
    </div>
  );
}
