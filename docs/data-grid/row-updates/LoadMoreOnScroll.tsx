import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

const total = 120;
const levels = ['info', 'info', 'warning', 'info', 'error'];

const readEntries = (from: number, count: number) =>
  Array.from({ length: Math.min(count, total - from) }, (_, index) => ({
    id: from + index,
    line: from + index + 1,
    level: levels[(from + index) % levels.length],
    message: `Job ${((from + index) * 37) % 900} finished`,
  }));

const columns: GridColDef[] = [
  { field: 'line', headerName: 'Line', type: 'number', width: 80 },
  { field: 'level', headerName: 'Level', width: 110 },
  { field: 'message', headerName: 'Message', flex: 1, minWidth: 150 },
];

export default function LoadMoreOnScroll() {
  const [rows, setRows] = React.useState(() => readEntries(0, 20));
  const [loading, setLoading] = React.useState(false);

  const loadMore = () => {
    if (loading || rows.length >= total) {
      return;
    }
    setLoading(true);
    setTimeout(() => {
      setRows((current) => [...current, ...readEntries(current.length, 20)]);
      setLoading(false);
    }, 600);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 320, width: '100%' }}>
        <DataGridPro
          rows={rows}
          columns={columns}
          loading={loading}
          onRowsScrollEnd={loadMore}
          scrollEndThreshold={200}
          hideFooter
          aria-label="Log entries"
        />
      </div>
      <Typography variant="body2" role="status">
        {rows.length} of {total} entries loaded
      </Typography>
    </Stack>
  );
}
