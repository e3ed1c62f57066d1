import * as React from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  DataGridPro,
  GridToolbar,
  type GridColDef,
  type GridListColDef,
} from '@mui/x-data-grid-pro';

const berths = [
  { id: 'A-1', boat: 'Swallow', length: 9.2, owner: 'I. Moore', until: 'Sep 30' },
  { id: 'A-2', boat: 'Otter', length: 6.5, owner: 'J. Prior', until: 'Oct 12' },
  {
    id: 'B-7',
    boat: 'Lady Jane',
    length: 12.1,
    owner: 'The Rowing Club',
    until: 'May 1',
  },
];

type Berth = (typeof berths)[number];

const columns: GridColDef<Berth>[] = [
  { field: 'id', headerName: 'Berth', width: 90 },
  { field: 'boat', headerName: 'Boat', flex: 1, minWidth: 120 },
  { field: 'length', headerName: 'Length (m)', type: 'number', width: 120 },
  { field: 'owner', headerName: 'Owner', width: 160 },
  { field: 'until', headerName: 'Paid until', width: 110 },
];

const listColumn: GridListColDef<Berth> = {
  field: 'summary',
  display: 'flex',
  renderCell: ({ row }) => (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Chip label={row.id} size="small" />
      <span>
        {row.boat}, {row.length} m, paid until {row.until}
      </span>
    </Stack>
  ),
};

export default function ListOnSmallScreens() {
  const isSmall = useMediaQuery('(max-width: 900px)');

  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPro
        rows={berths}
        columns={columns}
        unstable_listView={isSmall}
        unstable_listColumn={listColumn}
        slots={{ toolbar: GridToolbar }}
        slotProps={{ toolbar: { showQuickFilter: true } }}
        hideFooter
        aria-label="Berths"
      />
    </div>
  );
}
