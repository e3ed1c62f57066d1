import * as React from 'react';
import { styled } from '@mui/material/styles';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const tones = { delivered: 'success', delayed: 'warning', lost: 'error' } as const;

const StatusGrid = styled(DataGrid)(({ theme }) => [
  { '& .status-label': { fontWeight: 600, textTransform: 'capitalize' } },
  ...Object.entries(tones).map(([status, tone]) => {
    const color = (theme.vars ?? theme).palette[tone].main;
    return {
      [`& .status-${status}`]: {
        backgroundColor: `color-mix(in srgb, ${color} 14%, transparent)`,
        '&:hover': { backgroundColor: `color-mix(in srgb, ${color} 24%, transparent)` },
      },
    };
  }),
]);

const columns: GridColDef[] = [
  { field: 'parcel', headerName: 'Parcel', width: 120 },
  { field: 'recipient', headerName: 'Recipient', flex: 1, minWidth: 130 },
  { field: 'status', headerName: 'Status', width: 130, cellClassName: 'status-label' },
];

const rows = [
  { id: 1, parcel: 'DX-301', recipient: 'Okonkwo', status: 'delivered' },
  { id: 2, parcel: 'DX-302', recipient: 'Petrova', status: 'delayed' },
  { id: 3, parcel: 'DX-303', recipient: 'Quispe', status: 'delivered' },
  { id: 4, parcel: 'DX-304', recipient: 'Ricci', status: 'lost' },
];

export default function StatusRows() {
  return (
    <div style={{ height: 268, width: '100%' }}>
      <StatusGrid
        rows={rows}
        columns={columns}
        getRowClassName={({ row }) => `status-${row.status}`}
        disableRowSelectionOnClick
        hideFooter
        aria-label="Parcels by status"
      />
    </div>
  );
}
