import * as React from 'react';
import {
  DataGrid,
  GridToolbar,
  getGridNumericOperators,
  type GridColDef,
  type GridFilterOperator,
} from '@mui/x-data-grid';

interface Part {
  id: number;
  part: string;
  stock: number;
  minimum: number;
}

const belowMinimum: GridFilterOperator<Part, number> = {
  value: 'belowMinimum',
  label: 'below minimum',
  requiresFilterValue: false,
  getApplyFilterFn: () => (stock, row) => stock < row.minimum,
};

const soldOut: GridFilterOperator<Part, number> = {
  value: 'soldOut',
  label: 'sold out',
  requiresFilterValue: false,
  getApplyFilterFn: () => (stock) => stock === 0,
};

const columns: GridColDef<Part>[] = [
  { field: 'part', headerName: 'Part', flex: 1, minWidth: 120 },
  {
    field: 'stock',
    headerName: 'In stock',
    type: 'number',
    width: 150,
    filterOperators: [belowMinimum, soldOut, ...getGridNumericOperators()],
  },
  { field: 'minimum', headerName: 'Minimum', type: 'number', width: 120 },
];

const rows: Part[] = [
  { id: 1, part: 'Chain 9 speed', stock: 4, minimum: 10 },
  { id: 2, part: 'Brake pad', stock: 66, minimum: 40 },
  { id: 3, part: 'Spoke 262 mm', stock: 0, minimum: 100 },
  { id: 4, part: 'Bell', stock: 12, minimum: 5 },
];

export default function OperatorsWithoutValue() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'stock', operator: 'belowMinimum' }] },
          },
        }}
        slots={{ toolbar: GridToolbar }}
        hideFooter
        aria-label="Stock of a bicycle workshop"
      />
    </div>
  );
}
