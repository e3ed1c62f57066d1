import * as React from 'react';
import { useTheme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
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

const ENGLISH = {
  title: 'Visitors by city',
  city: 'City',
  week: 'This week',
  visitors: 'Visitors',
  trend: (city: string) => `Visitors in ${city} each day of the week`,
  names: {} as Record<string, string>,
};

function WeekChart({ data, label }: { data: number[]; label: string }) {
  const theme = useTheme();
  return (
    <SparkLineChart
      aria-label={label}
      data={data}
      width={100}
      height={24}
      area
      curve="natural"
      color={(theme.vars ?? theme).palette.primary.main}
    />
  );
}

const getColumns = (texts: typeof ENGLISH): GridColDef<(typeof rows)[number]>[] => [
  {
    field: 'city',
    headerName: texts.city,
    flex: 1,
    minWidth: 90,
    valueFormatter: (city: string) => texts.names[city] ?? city,
  },
  {
    field: 'week',
    headerName: texts.week,
    width: 120,
    display: 'flex',
    sortable: false,
    filterable: false,
    renderCell: ({ row }) => (
      <WeekChart data={row.week} label={texts.trend(texts.names[row.city] ?? row.city)} />
    ),
  },
  { field: 'visitors', headerName: texts.visitors, type: 'number', width: 110 },
];

export default function PreviewDataGrid({ texts = ENGLISH }) {
  const columns = React.useMemo(() => getColumns(texts), [texts]);
  return (
    <div style={{ height: 330, width: '100%' }}>
      <DataGrid
        aria-label={texts.title}
        rows={rows}
        columns={columns}
        density="compact"
        disableColumnMenu
        hideFooter
        initialState={{ sorting: { sortModel: [{ field: 'visitors', sort: 'desc' }] } }}
      />
    </div>
  );
}
