import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, type GridPanelProps } from '@mui/x-data-grid';
import { columns, rows } from './departures';

function FoldOut({ open, onClose, target, children, ...other }: GridPanelProps) {
  if (!open) return null;

  const close = () => {
    onClose?.();
    if (target instanceof HTMLElement) target.focus();
  };

  return (
    <Box
      component="section"
      id={other.id}
      aria-label="Settings of the table"
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
      sx={{ borderBottom: 1, borderColor: 'divider', maxHeight: 260, overflow: 'auto' }}
    >
      {children}
      <Button onClick={close}>Done</Button>
    </Box>
  );
}

export default function FoldOutPanel() {
  return (
    <div style={{ height: 520, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={{ panel: FoldOut }}
        slotProps={{ toolbar: { showQuickFilter: false } }}
        showToolbar
        hideFooter
        aria-label="Departures, with settings above"
      />
    </div>
  );
}
