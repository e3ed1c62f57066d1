import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

// `!` because unlayered styles, such as the grid's own hover color, win over utilities.
const tones: Record<string, string> = {
  delivered: 'bg-emerald-600/14 hover:bg-emerald-600/24!',
  delayed: 'bg-amber-600/14 hover:bg-amber-600/24!',
  lost: 'bg-red-600/14 hover:bg-red-600/24!',
};

const columns: GridColDef[] = [
  { field: 'parcel', headerName: 'Parcel', width: 120 },
  { field: 'recipient', headerName: 'Recipient', flex: 1, minWidth: 130 },
  {
    field: 'status',
    headerName: 'Status',
    width: 130,
    cellClassName: 'font-semibold capitalize',
  },
];

const rows = [
  { id: 1, parcel: 'DX-301', recipient: 'Okonkwo', status: 'delivered' },
  { id: 2, parcel: 'DX-302', recipient: 'Petrova', status: 'delayed' },
  { id: 3, parcel: 'DX-303', recipient: 'Quispe', status: 'delivered' },
  { id: 4, parcel: 'DX-304', recipient: 'Ricci', status: 'lost' },
];

export default function StatusRows() {
  return (
    <div className="h-67 w-full">
      <DataGrid
        rows={rows}
        columns={columns}
        getRowClassName={({ row }) => tones[row.status] ?? ''}
        disableRowSelectionOnClick
        hideFooter
        aria-label="Parcels by status"
      />
    </div>
  );
}
