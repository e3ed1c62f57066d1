import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  type GridColDef,
  type GridRenderCellParams,
  type GridRowParams,
} from '@mui/x-data-grid-pro';

interface Inspection {
  id: number;
  site: string;
  result: string;
  defects?: string;
}

function DefectsToggle({
  row,
  value,
  tabIndex,
}: GridRenderCellParams<Inspection, boolean>) {
  if (!row.defects) {
    return null;
  }
  return (
    <Button size="small" tabIndex={tabIndex} aria-expanded={value}>
      {value ? 'Hide defects' : 'Show defects'}
    </Button>
  );
}

const columns: GridColDef<Inspection>[] = [
  { field: 'site', headerName: 'Site', flex: 1, minWidth: 120 },
  { field: 'result', headerName: 'Result', width: 120 },
  {
    ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
    width: 140,
    renderHeader: () => 'Defects',
    renderCell: (params) => <DefectsToggle {...params} />,
  },
];

const rows: Inspection[] = [
  { id: 1, site: 'North tower', result: 'Passed' },
  { id: 2, site: 'Swing bridge', result: 'Failed', defects: 'Rust on the left hinge.' },
  { id: 3, site: 'Lock 4', result: 'Failed', defects: 'Gate closes too slowly.' },
];

const getDetailPanelContent = ({ row }: GridRowParams<Inspection>) =>
  row.defects ? <Box sx={{ p: 2 }}>{row.defects}</Box> : null;

const getDetailPanelHeight = () => 56;

export default function DetailToggleAtEnd() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        hideFooter
        aria-label="Inspections"
      />
    </div>
  );
}
