import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridColDef, type GridListColDef } from '@mui/x-data-grid-pro';

const rows = [
  { id: 311, title: 'Escalator stands still', place: 'Platform 2', age: '10 min' },
  { id: 309, title: 'Light flickers', place: 'Ticket hall', age: '1 h' },
  { id: 304, title: 'Broken handrail', place: 'North stairs', age: '5 h' },
  { id: 298, title: 'Door sticks', place: 'Staff room', age: '2 d' },
];

type Ticket = (typeof rows)[number];

const columns: GridColDef<Ticket>[] = [
  { field: 'title', headerName: 'Problem' },
  { field: 'place', headerName: 'Place' },
  { field: 'age', headerName: 'Age' },
];

const listColumn: GridListColDef<Ticket> = {
  field: 'ticket',
  display: 'flex',
  renderCell: ({ row }) => (
    <Box sx={{ display: 'flex', width: '100%', gap: 2, alignItems: 'center' }}>
      <Box sx={{ flex: 1, minWidth: 0, lineHeight: 1.4 }}>
        <Typography noWrap sx={{ fontWeight: 'medium' }}>
          {row.title}
        </Typography>
        <Typography noWrap variant="body2" color="text.secondary">
          {row.place}
        </Typography>
      </Box>
      {row.age}
    </Box>
  ),
};

export default function TicketList() {
  return (
    <div style={{ height: 290, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        unstable_listView
        unstable_listColumn={listColumn}
        rowHeight={72}
        hideFooter
        aria-label="Open tickets"
      />
    </div>
  );
}
