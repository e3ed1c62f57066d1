import * as React from 'react';
import {
  DataGrid,
  getGridNumericOperators,
  GridEditInputCell,
  gridNumberComparator,
  type GridColDef,
  type GridColTypeDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

const format = (minutes: number) =>
  `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`;

const parse = (text: string) => {
  const [hours = 0, minutes = 0] = (text.match(/\d+/g) ?? []).map(Number);
  return hours * 60 + minutes;
};

function DurationEditor(params: GridRenderEditCellParams) {
  const { value, colDef } = params;
  return (
    <GridEditInputCell
      {...params}
      value={typeof value === 'number' ? format(value) : value}
      inputProps={{ 'aria-label': colDef.headerName }}
    />
  );
}

const duration: GridColTypeDef = {
  type: 'custom',
  align: 'right',
  headerAlign: 'right',
  width: 130,
  valueFormatter: (value: number) => format(value),
  sortComparator: gridNumberComparator,
  filterOperators: getGridNumericOperators().filter(({ value }) =>
    /^[<>]=?$/.test(value),
  ),
  renderEditCell: (params) => <DurationEditor {...params} />,
};

const columns: GridColDef[] = [
  { field: 'route', headerName: 'Route', flex: 1, minWidth: 140 },
  { field: 'walk', headerName: 'On foot', editable: true, ...duration },
  { field: 'bike', headerName: 'By bike', editable: true, ...duration },
];

const rows = [
  { id: 1, route: 'Around the lake', walk: 215, bike: 70 },
  { id: 2, route: 'Castle and back', walk: 95, bike: 35 },
  { id: 3, route: 'Valley floor', walk: 610, bike: 180 },
];

const saveDurations = (row: (typeof rows)[number]) => ({
  ...row,
  walk: typeof row.walk === 'string' ? parse(row.walk) : row.walk,
  bike: typeof row.bike === 'string' ? parse(row.bike) : row.bike,
});

export default function DurationColumn() {
  return (
    <div style={{ height: 216, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        processRowUpdate={saveDurations}
        hideFooter
        aria-label="Routes"
      />
    </div>
  );
}
