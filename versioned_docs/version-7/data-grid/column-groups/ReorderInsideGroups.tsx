import * as React from 'react';
import {
  DataGridPro,
  type GridColDef,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'piece', headerName: 'Piece', width: 130 },
  { field: 'height', headerName: 'Height', width: 100 },
  { field: 'width', headerName: 'Width', width: 100 },
  { field: 'depth', headerName: 'Depth', width: 100 },
  { field: 'hall', headerName: 'Hall', width: 90 },
  { field: 'wall', headerName: 'Wall', width: 90 },
];

const columnGroupingModel: GridColumnGroupingModel = [
  {
    groupId: 'Size (stays together)',
    children: [{ field: 'height' }, { field: 'width' }, { field: 'depth' }],
  },
  {
    groupId: 'Place (free)',
    freeReordering: true,
    children: [{ field: 'hall' }, { field: 'wall' }],
  },
];

const rows = [
  { id: 1, piece: 'Red Horse', height: 180, width: 90, depth: 210, hall: 'A', wall: 'N' },
  { id: 2, piece: 'Net', height: 300, width: 300, depth: 12, hall: 'C', wall: 'E' },
];

export default function ReorderInsideGroups() {
  return (
    <div style={{ height: 240, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
        hideFooter
        aria-label="Exhibits"
      />
    </div>
  );
}
