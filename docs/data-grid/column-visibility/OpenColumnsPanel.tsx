import * as React from 'react';
import ViewColumnIcon from '@mui/icons-material/ViewColumn';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  ColumnsPanelTrigger,
  DataGrid,
  gridVisibleColumnDefinitionsSelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'stop', headerName: 'Stop', flex: 1, minWidth: 130 },
  { field: 'line', headerName: 'Line', width: 80 },
  { field: 'shelter', headerName: 'Shelter', type: 'boolean', width: 100 },
  { field: 'lift', headerName: 'Lift', type: 'boolean', width: 90 },
];

const rows = [
  { id: 1, stop: 'Town Hall', line: 'T1', shelter: true, lift: true },
  { id: 2, stop: 'Botanic Garden', line: 'T1', shelter: true, lift: false },
  { id: 3, stop: 'Harbor', line: 'T4', shelter: false, lift: false },
];

function ColumnsToolbar() {
  const apiRef = useGridApiContext();
  const visible = useGridSelector(apiRef, gridVisibleColumnDefinitionsSelector);

  return (
    <Toolbar aria-label="Tram stops">
      <Typography sx={{ flexGrow: 1, mx: 1 }}>
        {visible.length} of {columns.length} columns
      </Typography>
      <ColumnsPanelTrigger
        render={<ToolbarButton render={<Button startIcon={<ViewColumnIcon />} />} />}
      >
        Choose columns
      </ColumnsPanelTrigger>
    </Toolbar>
  );
}

export default function OpenColumnsPanel() {
  return (
    <div style={{ height: 268, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={{ toolbar: ColumnsToolbar }}
        showToolbar
        hideFooter
        aria-label="Tram stops"
      />
    </div>
  );
}
