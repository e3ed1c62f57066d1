import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Score {
  runner: number;
  stage: string;
  time: string;
}

const getRowId = (row: Score) => `${row.runner}-${row.stage}`;

const columns: GridColDef<Score>[] = [
  { field: 'runner', headerName: 'Runner', type: 'number', width: 110 },
  { field: 'stage', headerName: 'Stage', flex: 1, minWidth: 120 },
  { field: 'time', headerName: 'Time', width: 110 },
];

const rows: Score[] = [
  { runner: 17, stage: 'Forest', time: '41:07' },
  { runner: 17, stage: 'Summit', time: '58:32' },
  { runner: 23, stage: 'Forest', time: '39:55' },
  { runner: 23, stage: 'Summit', time: '1:01:20' },
];

export default function ComposedRowId() {
  return (
    <div style={{ height: 268, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        getRowId={getRowId}
        hideFooter
        aria-label="Stage times"
      />
    </div>
  );
}
