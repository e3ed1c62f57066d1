import * as React from 'react';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'train', headerName: 'Train', width: 100 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 120 },
  { field: 'leaves', headerName: 'Leaves', width: 110 },
];

const rows = [
  { id: 1, train: 'RE 17', to: 'Lakeside', leaves: '08:04' },
  { id: 2, train: 'IC 204', to: 'Capital, main station', leaves: '08:19' },
  { id: 3, train: 'RB 31', to: 'Airport', leaves: '08:22' },
];

/** False on the server and while React hydrates, like the grid itself. */
function useIsHydrated(): boolean {
  return React.useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}

function Departures({ isServer }: { isServer: boolean }) {
  const isHydrated = useIsHydrated() && !isServer;
  return (
    <div style={{ height: 216 }}>
      {isHydrated ? (
        <DataGrid rows={rows} columns={columns} hideFooter aria-label="Departures" />
      ) : (
        <Skeleton variant="rounded" height={216} />
      )}
    </div>
  );
}

export default function ReserveSpace() {
  const [isServer, setIsServer] = React.useState(false);

  return (
    <div style={{ width: '100%' }}>
      <Button onClick={() => setIsServer(!isServer)}>
        {isServer ? 'Hydrate' : 'Show what the server sends'}
      </Button>
      <Departures isServer={isServer} />
      <p>This text never moves.</p>
    </div>
  );
}
