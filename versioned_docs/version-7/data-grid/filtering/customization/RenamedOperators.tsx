import * as React from 'react';
import {
  DataGrid,
  GridToolbar,
  getGridNumericOperators,
  getGridStringOperators,
  type GridColDef,
  type GridFilterOperator,
} from '@mui/x-data-grid';

const labels: Record<string, string> = {
  startsWith: 'begins with',
  contains: 'has',
  '>=': 'at least',
  '<=': 'at most',
};

const keepInOrder = (operators: GridFilterOperator[], names: string[]) =>
  names.flatMap((name) =>
    operators
      .filter(({ value }) => value === name)
      .map((operator) => ({ ...operator, label: labels[name] })),
  );

const columns: GridColDef[] = [
  {
    field: 'code',
    headerName: 'Product code',
    flex: 1,
    minWidth: 130,
    filterOperators: keepInOrder(getGridStringOperators(), ['startsWith', 'contains']),
  },
  {
    field: 'watts',
    headerName: 'Power (W)',
    type: 'number',
    width: 140,
    filterOperators: keepInOrder(getGridNumericOperators(), ['>=', '<=']),
  },
];

const rows = [
  { id: 1, code: 'LED-E27-06', watts: 6 },
  { id: 2, code: 'LED-E14-04', watts: 4 },
  { id: 3, code: 'HAL-G9-28', watts: 28 },
  { id: 4, code: 'HAL-E27-42', watts: 42 },
];

export default function RenamedOperators() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={{ toolbar: GridToolbar }}
        hideFooter
        aria-label="Lamps"
      />
    </div>
  );
}
