import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  {
    field: 'name',
    headerName: 'Speaker',
    width: 100,
    display: 'flex',
    sortable: false,
    renderCell: ({ value }) => (
      <Avatar
        role="img"
        aria-label={value}
        sx={{ width: 56, height: 56, bgcolor: 'primary.main' }}
      >
        {value.charAt(0)}
      </Avatar>
    ),
  },
  { field: 'talk', headerName: 'Talk', flex: 1, minWidth: 150 },
  { field: 'start', headerName: 'Start', width: 90 },
];

const rows = [
  { id: 1, name: 'Wanda', talk: 'Typography for tables', start: '9:30' },
  { id: 2, name: 'Jonas', talk: 'Undo is a feature', start: '10:15' },
  { id: 3, name: 'Abena', talk: 'Fast on old phones', start: '11:00' },
];

export default function TallRows() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        rowHeight={80}
        hideFooter
        aria-label="Talks"
      />
    </div>
  );
}
