import * as React from 'react';
import DownloadIcon from '@mui/icons-material/Download';
import PrintIcon from '@mui/icons-material/Print';
import Tooltip from '@mui/material/Tooltip';
import {
  DataGrid,
  ExportCsv,
  ExportPrint,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'speaker', headerName: 'Speaker', flex: 1, minWidth: 130 },
  { field: 'talk', headerName: 'Talk', flex: 2, minWidth: 180 },
  { field: 'room', headerName: 'Room', width: 100 },
];

const rows = [
  { id: 1, speaker: 'Ilse Marek', talk: 'Grids on paper', room: 'Blue' },
  { id: 2, speaker: 'Tomás Rey', talk: 'Numbers people can read', room: 'Green' },
];

function ExportButtons() {
  return (
    <Toolbar>
      <Tooltip title="Download as CSV">
        <ExportCsv
          options={{ fileName: 'program' }}
          render={<ToolbarButton aria-label="Download as CSV" />}
        >
          <DownloadIcon fontSize="small" />
        </ExportCsv>
      </Tooltip>
      <Tooltip title="Print the program">
        <ExportPrint
          options={{ hideToolbar: true }}
          render={<ToolbarButton aria-label="Print the program" />}
        >
          <PrintIcon fontSize="small" />
        </ExportPrint>
      </Tooltip>
    </Toolbar>
  );
}

export default function OwnExportMenu() {
  return (
    <div style={{ height: 240, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        showToolbar
        slots={{ toolbar: ExportButtons }}
        hideFooter
        aria-label="Program"
      />
    </div>
  );
}
