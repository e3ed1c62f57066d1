import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import './css-StatusRows.css';

const columns: GridColDef[] = [
  { field: 'parcel', headerName: 'Parcel', width: 120 },
  { field: 'recipient', headerName: 'Recipient', flex: 1, minWidth: 130 },
  {
    field: 'status',
    headerName: 'Status',
    width: 130,
    cellClassName: 'status-rows-label',
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
    <div style={{ height: 268, width: '100%' }}>
      <DataGrid
        className="status-rows"
        rows={rows}
        columns={columns}
        getRowClassName={({ row }) => `status-rows-${row.status}`}
        disableRowSelectionOnClick
        hideFooter
        aria-label="Parcels by status"
      />
    </div>
  );
}
