import * as React from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import DownloadIcon from '@mui/icons-material/Download';
import ViewColumnIcon from '@mui/icons-material/ViewColumn';
import {
  ColumnsPanelTrigger,
  DataGrid,
  ExportCsv,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'species', headerName: 'Species', flex: 1 },
  { field: 'count', headerName: 'Count', type: 'number', width: 120 },
];

const rows = [
  { id: 1, species: 'Blackbird', count: 14 },
  { id: 2, species: 'Wren', count: 6 },
];

function BirdToolbar() {
  return (
    <Toolbar>
      <Typography sx={{ flexGrow: 1, mx: 0.5 }}>Garden count</Typography>
      <ColumnsPanelTrigger render={<ToolbarButton aria-label="Columns" />}>
        <ViewColumnIcon fontSize="small" />
      </ColumnsPanelTrigger>
      <ExportCsv render={<ToolbarButton render={<Button size="small" />} />}>
        <DownloadIcon fontSize="small" sx={{ mr: 1 }} />
        Download
      </ExportCsv>
    </Toolbar>
  );
}

export default function ComposedToolbar() {
  return (
    <div style={{ height: 216, width: '100%' }}>
      <DataGrid
        aria-label="Birds"
        rows={rows}
        columns={columns}
        slots={{ toolbar: BirdToolbar }}
        showToolbar
        hideFooter
      />
    </div>
  );
}
