import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  GridToolbar,
  useGridApiContext,
  type GridPanelProps,
} from '@mui/x-data-grid';
import { columns, rows } from './departures';

function FoldOut({
  open,
  id,
  'aria-labelledby': buttonId = '',
  children,
}: GridPanelProps) {
  const apiRef = useGridApiContext();
  if (!open) return null;

  const close = () => {
    apiRef.current.hidePreferences();
    document.getElementById(buttonId)?.focus();
  };

  return (
    <Box
      component="section"
      id={id}
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
        slots={{ toolbar: GridToolbar, panel: FoldOut }}
        hideFooter
        aria-label="Departures, with settings above"
      />
    </div>
  );
}
