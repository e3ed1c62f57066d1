import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'lane', headerName: 'Lane', type: 'number', width: 90 },
  { field: 'swimmer', headerName: 'Swimmer', flex: 1, minWidth: 150 },
  { field: 'splits', headerName: 'Splits', width: 210, sortable: false },
  { field: 'result', headerName: 'Result', width: 120 },
];

const rows = [
  { id: 1, lane: 1, swimmer: 'Noor Haddad', splits: '28.1 / 31.4', result: '59.5' },
  { id: 2, lane: 2, swimmer: 'Freya Lind', splits: '27.8 / 30.9', result: '58.7' },
  { id: 3, lane: 3, swimmer: 'Mei Tanaka', splits: '27.2 / 30.1', result: '57.3' },
  { id: 4, lane: 4, swimmer: 'Ana Duarte', splits: '27.9 / 30.2', result: '58.1' },
];

export default function FixedOrderColumns() {
  return (
    <div style={{ height: 268, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        aria-label="Final, 100 m freestyle"
        hideFooter
      />
    </div>
  );
}
