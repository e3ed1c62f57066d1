import * as React from 'react';
import {
  DataGrid,
  GridToolbar,
  getGridStringOperators,
  type GridColDef,
  type GridFilterOperator,
  type GridValidRowModel,
} from '@mui/x-data-grid';

const textOperators: GridFilterOperator[] = getGridStringOperators();

const anyEntry = textOperators
  .filter(({ value }) => ['contains', 'equals', 'startsWith'].includes(value))
  .map(
    (operator): GridFilterOperator<GridValidRowModel, string[]> => ({
      ...operator,
      getApplyFilterFn: (item, column) => {
        const test = operator.getApplyFilterFn(item, column);
        return (
          test &&
          ((entries, row, col, apiRef) =>
            entries.some((entry) => test(entry, row, col, apiRef)))
        );
      },
    }),
  );

const columns: GridColDef[] = [
  { field: 'paper', headerName: 'Paper', flex: 1, minWidth: 160 },
  {
    field: 'authors',
    headerName: 'Authors',
    flex: 1,
    minWidth: 180,
    sortable: false,
    valueFormatter: (value: string[]) => value.join(', '),
    filterOperators: anyEntry,
  },
];

const rows = [
  { id: 1, paper: 'Tides of small basins', authors: ['Nakata', 'Olsen'] },
  { id: 2, paper: 'Ice on alpine lakes', authors: ['Berger', 'Nadal', 'Olsen'] },
  { id: 3, paper: 'Silt after floods', authors: ['Moreau', 'Anand'] },
];

export default function FilterListValues() {
  return (
    <div style={{ height: 268, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{
          filter: {
            filterModel: {
              items: [{ field: 'authors', operator: 'startsWith', value: 'na' }],
            },
          },
        }}
        slots={{ toolbar: GridToolbar }}
        hideFooter
        aria-label="Papers and their authors"
      />
    </div>
  );
}
