import * as React from 'react';
import { SparkLineChart } from '@mui/x-charts';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, city: 'Lisbon', week: [61, 58, 66, 70, 74, 90, 93] },
  { id: 2, city: 'Osaka', week: [112, 120, 118, 125, 131, 128, 139] },
  { id: 3, city: 'Quito', week: [52, 47, 44, 40, 42, 38, 34] },
  { id: 4, city: 'Tromsø', week: [12, 14, 13, 17, 21, 24, 30] },
  { id: 5, city: 'Accra', week: [40, 46, 43, 49, 47, 55, 58] },
  { id: 6, city: 'Perth', week: [77, 70, 73, 66, 64, 69, 71] },
  { id: 7, city: 'Busan', week: [83, 88, 85, 92, 97, 95, 99] },
  { id: 8, city: 'Leeds', week: [35, 33, 36, 31, 34, 37, 36] },
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
