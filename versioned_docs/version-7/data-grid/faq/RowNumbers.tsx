import * as React from 'react';
import {
  DataGrid,
  gridExpandedSortedRowIdsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';

function Position({ id }: GridRenderCellParams) {
  const apiRef = useGridApiContext();
  const ids = useGridSelector(apiRef, gridExpandedSortedRowIdsSelector);
  return ids.indexOf(id) + 1;
}

const columns: GridColDef[] = [
  {
    field: 'number',
    headerName: '#',
    width: 60,
    sortable: false,
    filterable: false,
    renderCell: (params) => <Position {...params} />,
  },
  { field: 'runner', headerName: 'Runner', flex: 1, minWidth: 130 },
  { field: 'time', headerName: 'Minutes', type: 'number', width: 120 },
];

const rows = [
  { id: 71, runner: 'Ines Prado', time: 41.2 },
  { id: 12, runner: 'Tomas Vik', time: 39.8 },
  { id: 35, runner: 'Alma Roth', time: 44.6 },
  { id: 8, runner: 'Ben Osei', time: 40.5 },
];

export default function RowNumbers() {
  return (
    <div style={{ height: 268, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'time', sort: 'asc' }] } }}
        hideFooter
        aria-label="Runners"
      />
    </div>
  );
}
