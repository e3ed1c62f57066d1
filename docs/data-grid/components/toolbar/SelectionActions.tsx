import * as React from 'react';
import ArchiveIcon from '@mui/icons-material/Archive';
import DeleteIcon from '@mui/icons-material/Delete';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridRowSelectionCountSelector,
  gridRowSelectionIdsSelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridValidRowModel,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 160 },
  { field: 'folder', headerName: 'Folder', width: 120 },
];

const rows = [
  { id: 1, subject: 'Invoice for March', folder: 'Inbox' },
  { id: 2, subject: 'Parking permit renewed', folder: 'Inbox' },
  { id: 3, subject: 'Your order has left us', folder: 'Inbox' },
  { id: 4, subject: 'Minutes of the assembly', folder: 'Inbox' },
];

type Change = (row: GridValidRowModel) => GridValidRowModel[];

const archive: Change = (row) => [{ ...row, folder: 'Archive' }];
const remove: Change = () => [];

function MailToolbar() {
  const apiRef = useGridApiContext();
  const count = useGridSelector(apiRef, gridRowSelectionCountSelector);

  const changeSelected = (change: Change) => {
    if (count === 0) return;
    const selected = gridRowSelectionIdsSelector(apiRef);
    const all = [...apiRef.current.getRowModels()];
    // A single call, so the grid sorts, filters and renders only once.
    apiRef.current.setRows(
      all.flatMap(([id, row]) => (selected.has(id) ? change(row) : row)),
    );
    apiRef.current.setRowSelectionModel({ type: 'include', ids: new Set() });
  };

  // Unlike disabled buttons, these keep the focus and their tooltips.
  const state = {
    'aria-disabled': count === 0,
    style: { opacity: count === 0 ? 0.4 : 1 },
  };

  return (
    <Toolbar aria-label="Messages">
      <Typography role="status" sx={{ flex: 1, mx: 1 }}>
        {count > 0 ? `${count} selected` : 'Messages'}
      </Typography>
      <Tooltip title="Archive">
        <ToolbarButton {...state} onClick={() => changeSelected(archive)}>
          <ArchiveIcon fontSize="small" />
        </ToolbarButton>
      </Tooltip>
      <Tooltip title="Delete">
        <ToolbarButton {...state} onClick={() => changeSelected(remove)}>
          <DeleteIcon fontSize="small" />
        </ToolbarButton>
      </Tooltip>
    </Toolbar>
  );
}

const slots = { toolbar: MailToolbar };

export default function SelectionActions() {
  return (
    <div style={{ height: 322, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={slots}
        showToolbar
        checkboxSelection
        hideFooter
        aria-label="Messages"
      />
    </div>
  );
}
