import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  DataGridPro,
  useGridApiContext,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { createRestApi } from '../../shared/createRestApi';

interface Instrument {
  id: number;
  name: string;
  player: string;
  remark: string;
}

const instruments: Instrument[] = [
  { id: 1, name: 'Cello no. 4', player: 'Mara Lind', remark: 'Bridge loose' },
  { id: 2, name: 'French horn', player: 'Tom Hansen', remark: '' },
  { id: 3, name: 'Bass clarinet', player: '', remark: 'At the workshop until May' },
];

const request = createRestApi(instruments, {
  validate: ({ player }) =>
    player.trim() === '' ? 'Say who has the instrument.' : undefined,
});

// Outside the panel, so that half-filled forms survive scrolling and closing.
const drafts = new Map<number, Instrument>();

function LoanForm({ row }: { row: Instrument }) {
  const apiRef = useGridApiContext();
  const [draft, setDraft] = React.useState(drafts.get(row.id) ?? row);
  const [error, setError] = React.useState<string>();
  const [saving, setSaving] = React.useState(false);

  const change = (event: React.ChangeEvent<HTMLInputElement>) => {
    const next = { ...draft, [event.target.name]: event.target.value };
    drafts.set(row.id, next);
    setDraft(next);
  };

  const save = async (event: React.FormEvent) => {
    event.preventDefault();
    // A disabled button would lose the focus.
    if (saving) return;
    setSaving(true);
    try {
      const response = await request(`/instruments/${row.id}`, {
        method: 'PUT',
        body: JSON.stringify(draft),
      });
      const body = await response.json();
      if (!response.ok) throw new Error(body.message);
      // What the user has typed in the meantime stays a draft.
      if (drafts.get(row.id) === draft) drafts.delete(row.id);
      setError(undefined);
      apiRef.current.updateRows([body]);
    } catch (reason) {
      setError(reason instanceof Error ? reason.message : 'Saving failed.');
    } finally {
      setSaving(false);
    }
  };

  return (
    <Stack
      component="form"
      onSubmit={save}
      aria-label={`Loan of ${row.name}`}
      spacing={2}
      sx={{ p: 2 }}
    >
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <TextField
          name="player"
          label="Player"
          size="small"
          value={draft.player}
          onChange={change}
        />
        <TextField
          name="remark"
          label="Remark"
          size="small"
          fullWidth
          value={draft.remark}
          onChange={change}
        />
        <Button type="submit" variant="contained">
          Save
        </Button>
      </Stack>
      {error && <Alert severity="error">{error}</Alert>}
    </Stack>
  );
}

const columns: GridColDef<Instrument>[] = [
  { field: 'name', headerName: 'Instrument', flex: 1, minWidth: 130 },
  { field: 'player', headerName: 'Player', width: 130 },
  { field: 'remark', headerName: 'Remark', flex: 1, minWidth: 130 },
];

const getDetailPanelContent = ({ row }: GridRowParams<Instrument>) => (
  <LoanForm row={row} />
);
const getDetailPanelHeight = () => 'auto' as const;

export default function EditInPanel() {
  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGridPro
        rows={instruments}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={{ detailPanel: { expandedRowIds: new Set([3]) } }}
        hideFooter
        aria-label="Instruments on loan"
      />
    </div>
  );
}
