import * as React from 'react';
import {
  DataGrid,
  GridCsvExportMenuItem,
  GridPrintExportMenuItem,
  GridToolbarContainer,
  GridToolbarExportContainer,
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

function ExportToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarExportContainer>
        <GridCsvExportMenuItem options={{ fileName: 'program' }} />
        <GridPrintExportMenuItem options={{ hideToolbar: true }} />
      </GridToolbarExportContainer>
    </GridToolbarContainer>
  );
}

export default function OwnExportMenu() {
  return (
    <div style={{ height: 240, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={{ toolbar: ExportToolbar }}
        hideFooter
        aria-label="Program"
      />
    </div>
  );
}
