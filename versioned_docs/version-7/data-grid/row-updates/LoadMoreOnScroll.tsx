import * as React from 'react';
import { DataGridPro, type GridColDef, type GridDataSource } from '@mui/x-data-grid-pro';

const total = 120;
const levels = ['info', 'info', 'warning', 'info', 'error'];

const createEntry = (index: number) => ({
  id: index,
  line: index + 1,
  level: levels[index % levels.length],
  message: `Job ${(index * 37) % 900} finished`,
});

/** Stands in for a server that sends a range of its log. */
const fetchEntries = async (start: number, end: number) => {
  await new Promise((resolve) => {
    setTimeout(resolve, 600);
  });
  const length = Math.max(Math.min(end, total - 1) - start + 1, 0);
  return Array.from({ length }, (_, offset) => createEntry(start + offset));
};

const dataSource: GridDataSource = {
  getRows: async ({ start, end }) => {
    const rows = await fetchEntries(Number(start), end);
    const isLast = Number(start) + rows.length >= total;
    // Without a row count there may be more; the last answer states it.
    return isLast ? { rows, rowCount: total } : { rows };
  },
};

const columns: GridColDef[] = [
  { field: 'line', headerName: 'Line', type: 'number', width: 80 },
  { field: 'level', headerName: 'Level', width: 110 },
  { field: 'message', headerName: 'Message', flex: 1, minWidth: 150 },
];

export default function LoadMoreOnScroll() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPro
        columns={columns}
        dataSource={dataSource}
        lazyLoading
        initialState={{ pagination: { paginationModel: { page: 0, pageSize: 20 } } }}
        scrollEndThreshold={200}
        disableColumnSorting
        disableColumnFilter
        hideFooter
        aria-label="Log entries"
      />
    </div>
  );
}
