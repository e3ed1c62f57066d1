import * as React from 'react';
import Button from '@mui/material/Button';
import { keyframes } from '@mui/material/styles';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const DURATION_MS = 400;

const fadeIn = keyframes({ from: { opacity: 0 } });

const columns: GridColDef[] = [
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 130 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 110 },
];

const names = ['Adams', 'Baker', 'Castro', 'Davies', 'Evans', 'Fischer'];
const makeGuest = (id: number) => ({
  id,
  guest: names[id % names.length],
  seats: 1 + ((id * 3) % 4),
});

type Change = { id: number; type: 'entering' | 'leaving' };

export default function AnimateRows() {
  const [rows, setRows] = React.useState(() => [0, 1, 2].map(makeGuest));
  const [nextId, setNextId] = React.useState(rows.length);
  const [change, setChange] = React.useState<Change>();

  React.useEffect(() => {
    if (!change) return undefined;
    const timer = setTimeout(() => {
      // The row leaves the data when it can no longer be seen.
      if (change.type === 'leaving')
        setRows((current) => current.filter(({ id }) => id !== change.id));
      setChange(undefined);
    }, DURATION_MS);
    return () => clearTimeout(timer);
  }, [change]);

  const add = () => {
    if (change) return;
    setRows([makeGuest(nextId), ...rows]);
    setNextId(nextId + 1);
    setChange({ id: nextId, type: 'entering' });
  };

  const removeFirst = () => {
    const [first] = rows;
    if (first && !change) setChange({ id: first.id, type: 'leaving' });
  };

  return (
    <div style={{ width: '100%' }}>
      <Button onClick={add}>Add a guest</Button>
      <Button onClick={removeFirst}>Remove the first guest</Button>
      <div style={{ height: 320 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          getRowClassName={({ id }) => (id === change?.id ? change.type : '')}
          hideFooter
          aria-label="Guests"
          sx={{
            '& .entering': { animation: `${fadeIn} ${DURATION_MS}ms` },
            '& .leaving': { opacity: 0, transition: `opacity ${DURATION_MS}ms` },
            '@media (prefers-reduced-motion: reduce)': {
              '& .entering, & .leaving': { animation: 'none', transition: 'none' },
            },
          }}
        />
      </div>
    </div>
  );
}
