import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  createRowSelectionManager,
  DataGrid,
  gridFilteredSortedRowIdsSelector,
  gridRowSelectionIdsSelector,
  useGridApiRef,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';

interface Message {
  id: number;
  from: string;
  subject: string;
}

const initialRows: Message[] = [
  { id: 1, from: 'Landlord', subject: 'Heating repaired' },
  { id: 2, from: 'Newsletter', subject: 'Five soups for winter' },
  { id: 3, from: 'Landlord', subject: 'New key for the cellar' },
  { id: 4, from: 'Newsletter', subject: 'Last days of the sale' },
];

const columns: GridColDef<Message>[] = [
  { field: 'from', headerName: 'From', width: 130 },
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 170 },
];

const all: GridFilterModel = { items: [] };
const newsletters: GridFilterModel = {
  items: [{ field: 'from', operator: 'equals', value: 'Newsletter' }],
};

export default function ArchiveWhatIsShown() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState(initialRows);
  const [filterModel, setFilterModel] = React.useState(all);
  const [message, setMessage] = React.useState(
    'Select all, show only newsletters, then archive.',
  );

  const archive = () => {
    const grid = apiRef.current;
    if (!grid) return;
    const selection = createRowSelectionManager(grid.state.rowSelection);
    // Only what users see: with "select all", the model holds hidden rows too.
    const ids = gridFilteredSortedRowIdsSelector(apiRef).filter((id) =>
      selection.has(id),
    );
    const hidden = gridRowSelectionIdsSelector(apiRef).size - ids.length;
    setRows((current) => current.filter(({ id }) => !ids.includes(id)));
    setMessage(`Archived ${ids.length}. Left alone, though selected: ${hidden}.`);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button
          aria-pressed={filterModel === newsletters}
          onClick={() => setFilterModel(filterModel === newsletters ? all : newsletters)}
        >
          Only newsletters
        </Button>
        <Button variant="contained" onClick={archive}>
          Archive
        </Button>
      </Stack>
      <div style={{ height: 268 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          checkboxSelection
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          hideFooter
          aria-label="Inbox"
        />
      </div>
      <div role="status">{message}</div>
    </Stack>
  );
}
