import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'train', headerName: 'Train', width: 120 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 120 },
  { field: 'platform', headerName: 'Platform', width: 130 },
];

const rows = [
  { id: 1, train: 'R 11', to: 'Lakeside', platform: '2' },
  { id: 2, train: 'IR 70', to: 'Airport', platform: '5' },
  { id: 3, train: 'S 9', to: 'Old Harbor', platform: '1' },
];

const columnMenu = {
  slots: { columnMenuColumnsItem: null },
  slotProps: { columnMenuFilterItem: { displayOrder: 0 } },
};

export default function SlimMenu() {
  return (
    <div style={{ height: 216, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slotProps={{ columnMenu }}
        hideFooter
        aria-label="Trains"
      />
    </div>
  );
}
