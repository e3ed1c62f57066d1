import * as React from 'react';
import { SparkLineChart } from '@mui/x-charts';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, city: 'Lisbon', week: [41, 36, 52, 47, 78, 121, 137] },
  { id: 2, city: 'Osaka', week: [64, 88, 81, 117, 149, 178, 196] },
  { id: 3, city: 'Quito', week: [72, 61, 48, 39, 35, 24, 18] },
  { id: 4, city: 'Tromsø', week: [6, 9, 7, 15, 19, 31, 44] },
  { id: 5, city: 'Accra', week: [29, 51, 34, 58, 41, 66, 59] },
  { id: 6, city: 'Perth', week: [96, 71, 83, 52, 48, 63, 77] },
  { id: 7, city: 'Busan', week: [58, 94, 69, 101, 88, 112, 117] },
  { id: 8, city: 'Leeds', week: [44, 27, 38, 19, 30, 42, 42] },
].map((row) => ({ ...row, visitors: row.week.reduce((sum, day) => sum + day, 0) }));

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'city', headerName: 'City', flex: 1, minWidth: 90 },
  {
    field: 'week',
    headerName: 'This week',
    width: 120,
    display: 'flex',
    sortable: false,
    filterable: false,
    renderCell: ({ row }) => (
      <SparkLineChart
        aria-label={`Visitors in ${row.city} each day of the week`}
        data={row.week}
        width={100}
        height={24}
        area
        curve="natural"
      />
    ),
  },
  { field: 'visitors', headerName: 'Visitors', type: 'number', width: 100 },
];

export default function PreviewDataGrid() {
  return (
    <div style={{ height: 330, width: '100%' }}>
      <DataGrid
        aria-label="Visitors by city"
        rows={rows}
        columns={columns}
        density="compact"
        hideFooter
        initialState={{ sorting: { sortModel: [{ field: 'visitors', sort: 'desc' }] } }}
      />
    </div>
  );
}
