import * as React from 'react';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

interface Entry {
  id: number;
  time: string;
  event: string;
}

const events = ['Door opened', 'Motion in hall 2', 'Door closed', 'Badge accepted'];

const makeEntry = (id: number): Entry => ({
  id,
  time: `${String(8 + Math.floor(id / 60)).padStart(2, '0')}:${String(id % 60).padStart(2, '0')}`,
  event: events[(id * 3) % events.length] ?? '',
});

const columns: GridColDef<Entry>[] = [
  { field: 'time', headerName: 'Time', width: 90 },
  { field: 'event', headerName: 'Event', flex: 1, minWidth: 140 },
];

export default function FollowNewest() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState(() =>
    Array.from({ length: 20 }, (_, index) => makeEntry(index)),
  );

  const addEntry = () => {
    setRows([...rows, makeEntry(rows.length)]);
    // The grid draws the new row first; only then is it there to scroll to.
    setTimeout(() => apiRef.current?.scrollToIndexes({ rowIndex: rows.length }));
  };

  return (
    <div style={{ width: '100%' }}>
      <Button onClick={addEntry}>Add an entry</Button>
      <div style={{ height: 264 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          hideFooter
          aria-label="Door log"
        />
      </div>
    </div>
  );
}
