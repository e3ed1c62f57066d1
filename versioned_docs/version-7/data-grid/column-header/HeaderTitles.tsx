import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'fund', headerName: 'Fund', flex: 1, minWidth: 130 },
  {
    field: 'ter',
    headerName: 'TER',
    description: 'Total expense ratio: what the fund costs per year, in percent',
    type: 'number',
    width: 100,
  },
  {
    field: 'aum',
    headerName: 'AuM',
    description: 'Assets under management, in millions of euros',
    type: 'number',
    width: 110,
  },
  { field: 'domicile', width: 110 },
];

const rows = [
  { id: 1, fund: 'Nordic Bonds', ter: 0.35, aum: 840, domicile: 'LU' },
  { id: 2, fund: 'Small Caps', ter: 1.1, aum: 92, domicile: 'IE' },
  { id: 3, fund: 'Water', ter: 0.6, aum: 415, domicile: 'LU' },
];

export default function HeaderTitles() {
  return (
    <div style={{ height: 216, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} hideFooter aria-label="Funds" />
    </div>
  );
}
