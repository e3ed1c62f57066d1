import * as React from 'react';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { DataGrid, gridNumberComparator, type GridColDef } from '@mui/x-data-grid';

const growth = (values: number[]) => (values.at(-1) ?? 0) - (values[0] ?? 0);

const columns: GridColDef[] = [
  { field: 'shop', headerName: 'Shop', flex: 1, minWidth: 120 },
  {
    field: 'visits',
    headerName: 'Visits, 8 weeks',
    width: 200,
    display: 'flex',
    filterable: false,
    sortComparator: (a, b, first, second) =>
      gridNumberComparator(growth(a), growth(b), first, second),
    valueFormatter: (values: number[]) => values.join(' '),
    renderCell: ({ value, colDef, row }) => (
      <div
        role="img"
        aria-label={`Visits of ${row.shop}: from ${value[0]} to ${value.at(-1)}`}
      >
        <SparkLineChart data={value} width={colDef.computedWidth - 20} height={36} />
      </div>
    ),
  },
];

const rows = [
  { id: 1, shop: 'North Gate', visits: [310, 295, 322, 340, 338, 351, 372, 390] },
  { id: 2, shop: 'Riverside', visits: [420, 431, 402, 398, 371, 360, 342, 331] },
  { id: 3, shop: 'Old Brewery', visits: [150, 148, 163, 155, 171, 168, 160, 177] },
];

export default function SparklineColumn() {
  return (
    <div style={{ height: 216, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'visits', sort: 'desc' }] } }}
        hideFooter
        aria-label="Shops"
      />
    </div>
  );
}
