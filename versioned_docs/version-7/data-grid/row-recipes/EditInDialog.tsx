import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridColDef, type GridRowId } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'piano', headerName: 'Piano', width: 150 },
  { field: 'note', headerName: 'Note of the tuner', flex: 1, minWidth: 160 },
];

const initialPianos = [
  { id: 1, piano: 'Concert hall', note: 'Hammers worn' },
  { id: 2, piano: 'Room 14', note: 'Pedal squeaks' },
  { id: 3, piano: 'Foyer', note: 'Tuned in May' },
];

export default function EditInDialog() {
  const [pianos, setPianos] = React.useState(initialPianos);
  const [openId, setOpenId] = React.useState<GridRowId>();
  const piano = pianos.find(({ id }) => id === openId);

  const save = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const note = String(new FormData(event.currentTarget).get('note'));
    setPianos(pianos.map((row) => (row.id === openId ? { ...row, note } : row)));
    setOpenId(undefined);
  };

  return (
    <div style={{ height: 216, width: '100%' }}>
      <DataGrid
        rows={pianos}
        columns={columns}
        onRowDoubleClick={({ id }) => setOpenId(id)}
        onCellKeyDown={({ id }, event) => {
          if (event.key === 'Enter') setOpenId(id);
        }}
        hideFooter
        aria-label="Pianos"
      />
      <Dialog open={piano !== undefined} onClose={() => setOpenId(undefined)}>
        <form onSubmit={save}>
          <DialogTitle>{piano?.piano}</DialogTitle>
          <DialogContent>
            <TextField
              multiline
              name="note"
              label="Note of the tuner"
              defaultValue={piano?.note}
              sx={{ mt: 1, width: 280 }}
            />
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setOpenId(undefined)}>Cancel</Button>
            <Button type="submit">Save</Button>
          </DialogActions>
        </form>
      </Dialog>
    </div>
  );
}
