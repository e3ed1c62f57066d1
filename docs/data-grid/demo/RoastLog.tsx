import * as React from 'react';
import {
  DataGridPro,
  type GridColDef,
  type GridDataSource,
  type GridGetRowsParams,
} from '@mui/x-data-grid-pro';

const total = 5000;

/** Stands in for a server that holds all measurements and sends those asked for. */
const readMeasurements = ({ start, end, sortModel }: GridGetRowsParams) => {
  const newestFirst = sortModel[0]?.sort === 'desc';
  const first = Number(start);
  return Array.from({ length: Math.min(end, total - 1) - first + 1 }, (_, index) => {
    const second = newestFirst ? total - 1 - first - index : first + index;
    return {
      id: second,
      second,
      bean: Math.round(1000 + 1050 * (1 - Math.exp(-second / 900))) / 10,
      drum: 212 + ((second * 17) % 9),
    };
  });
};

const dataSource: GridDataSource = {
  getRows: (params) =>
    new Promise((resolve) => {
      setTimeout(() => resolve({ rows: readMeasurements(params), rowCount: total }), 300);
    }),
};

const columns: GridColDef[] = [
  { field: 'second', headerName: 'Second', type: 'number', width: 120 },
  {
    field: 'bean',
    headerName: 'Bean (°C)',
    type: 'number',
    flex: 1,
    minWidth: 110,
    sortable: false,
  },
  {
    field: 'drum',
    headerName: 'Drum (°C)',
    type: 'number',
    flex: 1,
    minWidth: 110,
    sortable: false,
  },
];

export default function RoastLog() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPro
        columns={columns}
        dataSource={dataSource}
        lazyLoading
        initialState={{ pagination: { paginationModel: { pageSize: 40, page: 0 } } }}
        disableColumnFilter
        aria-label="Temperatures of a roast"
      />
    </div>
  );
}
