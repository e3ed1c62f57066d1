import * as React from 'react';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

const total = 120;
const levels = ['info', 'info', 'warning', 'info', 'error'];

const createEntry = (index: number) => ({
  id: index,
  line: index + 1,
  level: levels[index % levels.length],
  message: `Job ${(index * 37) % 900} finished`,
});

type Entry = ReturnType<typeof createEntry>;

/** Stands in for a server that sends a range of its log. */
const fetchEntries = async (start: number, end: number) => {
  await new Promise((resolve) => {
    setTimeout(resolve, 600);
  });
  const length = Math.max(Math.min(end, total - 1) - start + 1, 0);
  return Array.from({ length }, (_, offset) => createEntry(start + offset));
};

const columns: GridColDef[] = [
  { field: 'line', headerName: 'Line', type: 'number', width: 80 },
  { field: 'level', headerName: 'Level', width: 110 },
  { field: 'message', headerName: 'Message', flex: 1, minWidth: 150 },
];

export default function LoadMoreOnScroll() {
  const [rows, setRows] = React.useState<Entry[]>(() =>
    Array.from({ length: 20 }, (_, index) => createEntry(index)),
  );
  const [loading, setLoading] = React.useState(false);

  const loadMore = async () => {
    // The grid may ask again while an answer is pending.
    if (loading || rows.length >= total) return;
    setLoading(true);
    const more = await fetchEntries(rows.length, rows.length + 19);
    setRows((current) => [...current, ...more]);
    setLoading(false);
  };

  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        loading={loading}
        onRowsScrollEnd={loadMore}
        scrollEndThreshold={200}
        slotProps={{ loadingOverlay: { variant: 'linear-progress' } }}
        disableColumnSorting
        disableColumnFilter
        hideFooter
        aria-label="Log entries"
      />
    </div>
  );
}
