import * as React from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridRowId } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'reservoir', headerName: 'Reservoir', flex: 1, minWidth: 130 },
  { field: 'level', headerName: 'Level (%)', type: 'number', width: 120 },
];

const names = ['Alder Lake', 'Stone Dam', 'Hollow Creek', 'West Lake'];

/** What the measuring stations report; the same at every run. */
const report = (hour: number) =>
  names.map((reservoir, index) => ({
    id: index + 1,
    reservoir,
    level: 60 + index * 7 + Math.floor(hour / (index + 2)),
  }));

export default function HighlightChanges() {
  const [hour, setHour] = React.useState(0);
  const [changed, setChanged] = React.useState<ReadonlySet<GridRowId>>(new Set());
  const rows = React.useMemo(() => report(hour), [hour]);

  React.useEffect(() => {
    if (changed.size === 0) return undefined;
    const timer = setTimeout(() => setChanged(new Set()), 3000);
    return () => clearTimeout(timer);
  }, [changed]);

  const update = () => {
    const levels = new Map(rows.map(({ id, level }) => [id, level]));
    const fresh = report(hour + 1).filter(({ id, level }) => levels.get(id) !== level);
    setChanged(new Set(fresh.map(({ id }) => id)));
    setHour(hour + 1);
  };

  return (
    <div style={{ width: '100%' }}>
      <Button onClick={update}>Next hour</Button>
      <div style={{ height: 268 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          getRowClassName={({ id }) => (changed.has(id) ? 'changed' : '')}
          hideFooter
          sx={{ '& .changed': { bgcolor: 'action.selected', fontWeight: 'bold' } }}
          aria-label="Water levels"
        />
      </div>
      <Typography role="status" variant="body2" sx={{ minHeight: 24, mt: 1 }}>
        {changed.size > 0 && `Levels that changed: ${changed.size}`}
      </Typography>
    </div>
  );
}
