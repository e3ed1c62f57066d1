import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Period {
  task: 'Sow' | 'Harvest';
  from: number;
  to: number;
}

interface Crop {
  id: number;
  crop: string;
  periods: Period[];
}

const months = ['Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep'];

const monthColumns = months.map(
  (name, month): GridColDef<Crop, Period | undefined, string> => ({
    field: name,
    width: 68,
    sortable: false,
    hideable: false,
    disableColumnMenu: true,
    display: 'flex',
    valueGetter: (_value, row) => row.periods.find(({ from }) => from === month),
    valueFormatter: (period?: Period) => period?.task ?? '',
    colSpan: (period) => (period ? period.to - period.from + 1 : 1),
    renderCell: ({ value, formattedValue }) =>
      value && (
        <Box
          sx={{
            width: '100%',
            px: 1,
            borderRadius: 1,
            lineHeight: '26px',
            border: 1,
            borderColor: value.task === 'Sow' ? 'info.main' : 'success.main',
            bgcolor: value.task === 'Harvest' ? 'action.selected' : undefined,
          }}
        >
          {formattedValue}
        </Box>
      ),
  }),
);

const columns: GridColDef<Crop>[] = [
  { field: 'crop', headerName: 'Crop', width: 110 },
  ...monthColumns,
];

const rows: Crop[] = [
  {
    id: 1,
    crop: 'Carrots',
    periods: [
      { task: 'Sow', from: 1, to: 3 },
      { task: 'Harvest', from: 5, to: 7 },
    ],
  },
  {
    id: 2,
    crop: 'Broad beans',
    periods: [
      { task: 'Sow', from: 0, to: 1 },
      { task: 'Harvest', from: 4, to: 6 },
    ],
  },
  { id: 3, crop: 'Squash', periods: [{ task: 'Sow', from: 2, to: 4 }] },
];

export default function SowingCalendar() {
  return (
    <div style={{ height: 232, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        disableColumnFilter
        hideFooter
        showCellVerticalBorder
        aria-label="Sowing calendar"
      />
    </div>
  );
}
