import * as React from 'react';
import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'seat', headerName: 'Seat', width: 100 },
  { field: 'position', headerName: 'Position', flex: 1, minWidth: 120 },
  { field: 'price', headerName: 'Price (€)', type: 'number', width: 120 },
  { field: 'free', headerName: 'Free', type: 'boolean', width: 100 },
];

const rows = [
  { id: '12A', seat: '12A', position: 'Window', price: 24, free: true },
  { id: '12B', seat: '12B', position: 'Middle', price: 12, free: false },
  { id: '12C', seat: '12C', position: 'Aisle', price: 24, free: true },
  { id: '13A', seat: '13A', position: 'Window', price: 18, free: false },
  { id: '13B', seat: '13B', position: 'Middle', price: 9, free: true },
];

const isFree: DataGridProps['isRowSelectable'] = ({ row }) => row.free;

export default function SelectableRows() {
  return (
    <div style={{ height: 373, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        checkboxSelection
        isRowSelectable={isFree}
        hideFooterPagination
        aria-label="Seats"
      />
    </div>
  );
}
