import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  GridCellEditStopReasons,
  useGridApiContext,
  useGridApiEventHandler,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'shelf', headerName: 'Shelf', width: 110 },
  { field: 'label', headerName: 'Label', flex: 1, minWidth: 140, editable: true },
  { field: 'boxes', headerName: 'Boxes', type: 'number', width: 110, editable: true },
];

const rows = [
  { id: 1, shelf: 'A-1', label: 'Hinges', boxes: 12 },
  { id: 2, shelf: 'A-2', label: 'Handles', boxes: 7 },
  { id: 3, shelf: 'B-1', label: 'Screws', boxes: 31 },
];

function EditFooter() {
  const apiRef = useGridApiContext();
  const [text, setText] = React.useState('No edit yet');

  useGridApiEventHandler(apiRef, 'cellEditStop', ({ id, field, reason }) => {
    const shelf = apiRef.current.getCellValue(id, 'shelf');
    const end = reason === GridCellEditStopReasons.escapeKeyDown ? 'dropped' : 'kept';
    setText(`${shelf}, ${field}: ${end} (${reason})`);
  });

  return (
    <Box role="status" sx={{ p: 1.5, borderTop: 1, borderColor: 'divider' }}>
      {text}
    </Box>
  );
}

export default function EditEndInFooter() {
  return (
    <div style={{ height: 264, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={{ footer: EditFooter }}
        aria-label="Shelves"
      />
    </div>
  );
}
