import * as React from 'react';
import {
  createCellEditHistoryHandler,
  DataGridPremium,
  useGridApiRef,
  type DataGridPremiumProps,
  type GridApi,
  type GridColDef,
  type GridHistoryEventHandler,
  type GridRowOrderChangeParams,
} from '@mui/x-data-grid-premium';
import { historyIcons } from '../../shared/historyIcons';

const columns: GridColDef[] = [
  { field: 'song', headerName: 'Song', flex: 1, minWidth: 160 },
  { field: 'key', headerName: 'Key', width: 110, editable: true },
];

const rows = [
  { id: 'opener', song: 'Northern Line', key: 'E minor' },
  { id: 'ballad', song: 'Paper Boats', key: 'C major' },
  { id: 'duet', song: 'Halfway House', key: 'G major' },
  { id: 'encore', song: 'Last Bus Home', key: 'A major' },
];

function useSetListHistory(grid: React.RefObject<GridApi | null>) {
  return React.useMemo(() => {
    const moves: GridHistoryEventHandler<GridRowOrderChangeParams> = {
      store: (move) => move,
      undo: ({ row, oldIndex }) => grid.current?.setRowIndex(row.id, oldIndex),
      redo: ({ row, targetIndex }) => grid.current?.setRowIndex(row.id, targetIndex),
    };
    const handlers: Partial<DataGridPremiumProps['historyEventHandlers']> = {
      rowOrderChange: moves,
      // Handlers run once the grid is there.
      cellEditStop: createCellEditHistoryHandler(grid as React.RefObject<GridApi>),
    };
    return handlers as DataGridPremiumProps['historyEventHandlers'];
  }, [grid]);
}

export default function UndoRowMoves() {
  const apiRef = useGridApiRef();

  const historyEventHandlers = useSetListHistory(apiRef);

  return (
    <div style={{ height: 322, width: '100%' }}>
      <DataGridPremium
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        rowReordering
        historyEventHandlers={historyEventHandlers}
        slots={historyIcons}
        showToolbar
        hideFooter
        aria-label="Set list"
      />
    </div>
  );
}
