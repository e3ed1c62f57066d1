import * as React from 'react';
import {
  DataGrid,
  type GridColDef,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'runner', headerName: 'Runner', flex: 1, minWidth: 120 },
  { field: 'swim', headerName: 'Swim', width: 90 },
  { field: 'bike', headerName: 'Bike', width: 90 },
  { field: 'run', headerName: 'Run', width: 90 },
  { field: 'club', headerName: 'Club', width: 120 },
  { field: 'age', headerName: 'Age', type: 'number', width: 80 },
];

const columnGroupingModel: GridColumnGroupingModel = [
  {
    groupId: 'times',
    headerName: 'Times',
    children: [{ field: 'swim' }, { field: 'bike' }, { field: 'run' }],
  },
  {
    groupId: 'person',
    headerName: 'Person',
    children: [{ field: 'club' }, { field: 'age' }],
  },
];

const rows = [
  {
    id: 1,
    runner: 'Lea Frei',
    swim: '24:10',
    bike: '1:08',
    run: '41:33',
    club: 'TV Zug',
    age: 31,
  },
  {
    id: 2,
    runner: 'Dan Oduya',
    swim: '27:48',
    bike: '1:03',
    run: '39:20',
    club: 'None',
    age: 27,
  },
  {
    id: 3,
    runner: 'Pia Lund',
    swim: '25:31',
    bike: '1:12',
    run: '43:02',
    club: 'Aalborg',
    age: 44,
  },
];

export default function BasicGroups() {
  return (
    <div style={{ height: 272, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
        hideFooter
        aria-label="Triathlon"
      />
    </div>
  );
}
