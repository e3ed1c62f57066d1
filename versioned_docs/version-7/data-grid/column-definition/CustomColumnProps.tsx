import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

type MeasuredColumn = GridColDef & { unit?: string };

const appendUnit: GridColDef['valueFormatter'] = (value: number, _row, column) =>
  `${value} ${(column as MeasuredColumn).unit}`;

const columns: MeasuredColumn[] = [
  { field: 'bike', headerName: 'Bike', flex: 1, minWidth: 130 },
  { field: 'weight', headerName: 'Weight', unit: 'kg', valueFormatter: appendUnit },
  { field: 'range', headerName: 'Range', unit: 'km', valueFormatter: appendUnit },
  { field: 'torque', headerName: 'Torque', unit: 'Nm', valueFormatter: appendUnit },
];

const rows = [
  { id: 1, bike: 'Commuter', weight: 22, range: 90, torque: 60 },
  { id: 2, bike: 'Cargo', weight: 38, range: 70, torque: 85 },
  { id: 3, bike: 'Gravel', weight: 15, range: 110, torque: 50 },
];

export default function CustomColumnProps() {
  return (
    <div style={{ height: 216, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} hideFooter aria-label="Electric bikes" />
    </div>
  );
}
