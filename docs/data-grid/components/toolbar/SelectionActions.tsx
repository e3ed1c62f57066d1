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

function MailToolbar() {
  const apiRef = useGridApiContext();
  const count = useGridSelector(apiRef, gridRowSelectionCountSelector);

  const updateSelected = (change: object) => {
    const ids = [...gridRowSelectionIdsSelector(apiRef).keys()];
    ids.forEach((id) => apiRef.current.updateRows([{ id, ...change }]));
    apiRef.current.setRowSelectionModel({ type: 'include', ids: new Set() });
  };

  return (
    <Toolbar aria-label="Messages">
      <Typography role="status" sx={{ flex: 1, mx: 1 }}>
        {count > 0 ? `${count} selected` : 'Messages'}
      </Typography>
      <Tooltip title="Archive">
        <div>
          <ToolbarButton
            aria-label="Archive"
            disabled={count === 0}
            onClick={() => updateSelected({ folder: 'Archive' })}
          >
            <ArchiveIcon fontSize="small" />
          </ToolbarButton>
        </div>
      </Tooltip>
      <Tooltip title="Delete">
        <div>
          <ToolbarButton
            aria-label="Delete"
            disabled={count === 0}
            onClick={() => updateSelected({ _action: 'delete' })}
          >
            <DeleteIcon fontSize="small" />
          </ToolbarButton>
        </div>
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
