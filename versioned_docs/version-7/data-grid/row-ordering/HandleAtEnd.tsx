import * as React from 'react';
import UnfoldMoreIcon from '@mui/icons-material/UnfoldMore';
import { DataGridPro, GRID_REORDER_COL_DEF, type GridColDef } from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'scene', headerName: 'Scene', width: 90 },
  { field: 'place', headerName: 'Place', flex: 1, minWidth: 140 },
  { ...GRID_REORDER_COL_DEF, renderHeader: () => 'Move', width: 80 },
];

const rows = [
  { id: 'a', scene: '12', place: 'Ferry deck' },
  { id: 'b', scene: '4A', place: 'Post office' },
  { id: 'c', scene: '31', place: 'Quarry at night' },
].map((row) => ({ ...row, __reorder__: `Scene ${row.scene}: ${row.place}` }));

function HandleIcon({ className }: { className?: string }) {
  return <UnfoldMoreIcon className={className} fontSize="small" />;
}

const slots = { rowReorderIcon: HandleIcon };

export default function HandleAtEnd() {
  return (
    <div style={{ height: 216, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        slots={slots}
        rowReordering
        disableColumnSorting
        disableColumnFilter
        hideFooter
        aria-label="Shooting order"
      />
    </div>
  );
}
