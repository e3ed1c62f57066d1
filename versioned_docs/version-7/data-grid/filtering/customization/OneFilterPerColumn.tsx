import * as React from 'react';
import {
  DataGridPro,
  GridLogicOperator,
  GridToolbar,
  type FilterColumnsArgs,
  type GetColumnForNewFilterArgs,
  type GridColDef,
} from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'ship', headerName: 'Ship', flex: 1, minWidth: 120 },
  { field: 'flag', headerName: 'Flag', width: 120 },
  { field: 'berth', headerName: 'Berth', type: 'number', width: 100 },
  { field: 'length', headerName: 'Length (m)', type: 'number', width: 160 },
];

const rows = [
  { id: 1, ship: 'Aurora', flag: 'Norway', berth: 3, length: 182 },
  { id: 2, ship: 'Halcyon', flag: 'Malta', berth: 7, length: 240 },
  { id: 3, ship: 'Kestrel', flag: 'Norway', berth: 5, length: 96 },
  { id: 4, ship: 'Maribel', flag: 'Spain', berth: 1, length: 131 },
];

const filterColumns = ({ field, columns: all, currentFilters }: FilterColumnsArgs) => {
  const used = currentFilters.map((item) => item.field);
  return all
    .map((column) => column.field)
    .filter((f) => f === field || !used.includes(f));
};

const getColumnForNewFilter = ({
  currentFilters,
  columns: all,
}: GetColumnForNewFilterArgs) => {
  const used = currentFilters.map((item) => item.field);
  const free = all.find((column) => column.filterable && !used.includes(column.field));
  return free?.field ?? null;
};

export default function OneFilterPerColumn() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        initialState={{
          filter: {
            filterModel: {
              items: [
                { id: 1, field: 'flag', operator: 'contains', value: 'norway' },
                { id: 2, field: 'length', operator: '>', value: 100 },
              ],
            },
          },
        }}
        slots={{ toolbar: GridToolbar }}
        hideFooter
        slotProps={{
          filterPanel: {
            logicOperators: [GridLogicOperator.And],
            filterFormProps: { filterColumns },
            getColumnForNewFilter,
          },
        }}
        aria-label="Ships in the harbor"
      />
    </div>
  );
}
