import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'tool', headerName: 'Tool', flex: 1, minWidth: 140 },
  { field: 'drawer', headerName: 'Drawer', width: 110 },
];

const rows = [
  { id: 1, tool: 'Chisel', drawer: 2 },
  { id: 2, tool: 'Plane', drawer: 5 },
];

export default function NoColumns() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{
          columns: { columnVisibilityModel: { tool: false, drawer: false } },
        }}
        localeText={{
          noColumnsOverlayLabel: 'All columns are hidden',
          noColumnsOverlayManageColumns: 'Choose columns',
        }}
        hideFooter
        aria-label="Tools"
      />
    </div>
  );
}
