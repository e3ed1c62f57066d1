import * as React from 'react';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

const ROW_HEIGHT = 36;
const VISIBLE_ROWS = 6;

const columns: GridColDef[] = [
  { field: 'clause', headerName: 'Clause', width: 100 },
  { field: 'topic', headerName: 'Topic', flex: 1, minWidth: 140 },
];

const topics = ['Delivery', 'Payment', 'Warranty', 'Liability', 'Notice'];
const rows = Array.from({ length: 40 }, (_, index) => ({
  id: index,
  clause: `§ ${index + 1}`,
  topic: topics[index % topics.length],
}));
const distance = (rows.length - VISIBLE_ROWS) * ROW_HEIGHT;

export default function ScrollProgress() {
  const apiRef = useGridApiRef();
  const [percent, setPercent] = React.useState(0);

  React.useEffect(
    () =>
      apiRef.current?.subscribeEvent('scrollPositionChange', ({ top }) =>
        setPercent(Math.min(100, Math.round((top / distance) * 100))),
      ),
    [apiRef],
  );

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <LinearProgress variant="determinate" value={percent} aria-label="Read so far" />
      <div style={{ height: 40 + VISIBLE_ROWS * ROW_HEIGHT + 2, width: '100%' }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          rowHeight={ROW_HEIGHT}
          columnHeaderHeight={40}
          hideFooter
          aria-label="Terms"
        />
      </div>
    </Stack>
  );
}
