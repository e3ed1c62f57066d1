import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  gridExpandedSortedRowEntriesSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';

const genera = ['Acer', 'Betula', 'Carpinus', 'Fagus', 'Quercus', 'Tilia', 'Ulmus'];
const streets = ['Mill Lane', 'Harbor Road', 'North Quay', 'Castle Street'];

const columns: GridColDef[] = [
  { field: 'id', headerName: 'No.', type: 'number', width: 80 },
  { field: 'genus', headerName: 'Genus', width: 130 },
  { field: 'street', headerName: 'Street', flex: 1, minWidth: 140 },
];

const rows = Array.from({ length: 100 }, (_, index) => ({
  id: index + 1,
  genus: genera[(index * 5 + Math.floor(index / 7)) % genera.length] ?? '',
  street: streets[(index * 3) % streets.length] ?? '',
}));

export default function FindInRows() {
  const apiRef = useGridApiRef();
  const [text, setText] = React.useState('ulm');
  const lastFound = React.useRef(-1);
  const [message, setMessage] = React.useState(' ');

  const findNext = (event: React.FormEvent) => {
    event.preventDefault();
    if (!apiRef.current) return;
    const entries = gridExpandedSortedRowEntriesSelector(apiRef);
    const matches = (text === '' ? [] : entries).flatMap(({ model }, rowIndex) =>
      `${model.genus} ${model.street}`.toLowerCase().includes(text.toLowerCase())
        ? [rowIndex]
        : [],
    );
    const rowIndex = matches.find((index) => index > lastFound.current) ?? matches[0];
    const entry = rowIndex === undefined ? undefined : entries[rowIndex];
    if (rowIndex === undefined || !entry) {
      setMessage('Nothing found');
      return;
    }
    lastFound.current = rowIndex;
    apiRef.current.scrollToIndexes({ rowIndex });
    apiRef.current.setRowSelectionModel({ type: 'include', ids: new Set([entry.id]) });
    setMessage(`Match ${matches.indexOf(rowIndex) + 1} of ${matches.length}`);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack
        component="form"
        direction="row"
        spacing={1}
        onSubmit={findNext}
        sx={{ alignItems: 'flex-start', pt: 1 }}
      >
        <TextField
          size="small"
          label="Find in all rows"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            // A new text is a new search.
            lastFound.current = -1;
            setMessage(' ');
          }}
          helperText={message}
          slotProps={{ formHelperText: { role: 'status' } }}
        />
        <Button type="submit" variant="outlined">
          Find next
        </Button>
      </Stack>
      <div style={{ height: 320, width: '100%' }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          initialState={{ pagination: { paginationModel: { pageSize: 100 } } }}
          hideFooter
          aria-label="Street trees"
        />
      </div>
    </Stack>
  );
}
