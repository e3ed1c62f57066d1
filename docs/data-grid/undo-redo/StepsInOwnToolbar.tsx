import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  gridHistoryCanRedoSelector,
  gridHistoryCanUndoSelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'time', headerName: 'Time', width: 90 },
  { field: 'subtitle', headerName: 'Subtitle', flex: 1, minWidth: 200, editable: true },
];

const rows = [
  { id: 1, time: '00:12', subtitle: 'You are late again.' },
  { id: 2, time: '00:15', subtitle: 'The bridge was closed.' },
  { id: 3, time: '00:19', subtitle: 'It has been closed since May.' },
];

function SubtitleToolbar() {
  const apiRef = useGridApiContext();
  const canUndo = useGridSelector(apiRef, gridHistoryCanUndoSelector);
  const canRedo = useGridSelector(apiRef, gridHistoryCanRedoSelector);

  return (
    <Toolbar aria-label="Changes">
      <Typography sx={{ flex: 1, mx: 1 }}>
        {canUndo ? 'Unpublished changes' : 'All published'}
      </Typography>
      <ToolbarButton
        render={<Button />}
        disabled={!canUndo}
        onClick={() => apiRef.current.history.undo()}
      >
        Undo
      </ToolbarButton>
      <ToolbarButton
        render={<Button />}
        disabled={!canRedo}
        onClick={() => apiRef.current.history.redo()}
      >
        Redo
      </ToolbarButton>
      <ToolbarButton
        render={<Button />}
        disabled={!canUndo}
        onClick={() => apiRef.current.history.clear()}
      >
        Publish
      </ToolbarButton>
    </Toolbar>
  );
}

const slots = { toolbar: SubtitleToolbar };

export default function StepsInOwnToolbar() {
  return (
    <div style={{ height: 270, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        slots={slots}
        showToolbar
        hideFooter
        aria-label="Subtitles of a scene"
      />
    </div>
  );
}
