import * as React from 'react';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'flight', headerName: 'Flight', width: 100 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 110 },
  { field: 'gate', headerName: 'Gate', width: 80 },
  { field: 'aircraft', headerName: 'Aircraft', width: 130 },
  { field: 'remark', headerName: 'Remark', width: 150 },
];

const rows = [
  {
    id: 1,
    flight: 'KL 1023',
    to: 'London',
    gate: 'D4',
    aircraft: 'E190',
    remark: 'On time',
  },
  {
    id: 2,
    flight: 'TP 661',
    to: 'Lisbon',
    gate: 'C7',
    aircraft: 'A320',
    remark: 'Boarding',
  },
  {
    id: 3,
    flight: 'AY 1301',
    to: 'Helsinki',
    gate: 'B2',
    aircraft: 'A321',
    remark: 'Delayed',
  },
];

const compact = { aircraft: false, remark: false };
const full = {};

export default function ColumnsForScreenSize() {
  const theme = useTheme();
  const isNarrow = useMediaQuery(theme.breakpoints.down('md'));

  return (
    <div style={{ height: 216, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        columnVisibilityModel={isNarrow ? compact : full}
        disableColumnSelector
        hideFooter
        aria-label="Flights"
      />
    </div>
  );
}
