import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'step', headerName: 'Step', flex: 1, minWidth: 160 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 110 },
];

const steps = ['Weigh flour', 'Mix dough', 'First rise', 'Shape', 'Second rise', 'Bake'];
const rows = steps.map((step, index) => ({ id: index, step, minutes: 5 + index * 8 }));

export default function HeightOfRows() {
  return (
    <div style={{ width: '100%', minHeight: 267 }}>
      <DataGrid
        autoHeight
        rows={rows}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 3 } } }}
        pageSizeOptions={[3, 6]}
        aria-label="Bread, step by step"
      />
    </div>
  );
}
