import * as React from 'react';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'version', headerName: 'Version', width: 100 },
  { field: 'changes', headerName: 'Changes', flex: 1, minWidth: 200 },
];

const rows = [
  { id: 1, version: '4.2.1', changes: 'Fix the clock on the lock screen.' },
  {
    id: 2,
    version: '4.2.0',
    changes:
      'New: shared lists. Invite others by link, decide who may edit, and see what changed since your last visit. Lists that you shared before stay private until you confirm.',
  },
  {
    id: 3,
    version: '4.1.3',
    changes:
      'Photos upload in the background. Large files continue where they stopped when the connection comes back.',
  },
];

const getRowHeight = () => 'auto' as const;

export default function FitContent() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        getRowHeight={getRowHeight}
        getEstimatedRowHeight={() => 72}
        sx={{ [`& .${gridClasses.cell}`]: { py: 1.5 } }}
        hideFooter
        aria-label="Release notes"
      />
    </div>
  );
}
