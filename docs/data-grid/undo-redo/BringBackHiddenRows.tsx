import * as React from 'react';
import {
  createCellEditHistoryHandler,
  DataGridPremium,
  useGridApiRef,
  type DataGridPremiumProps,
  type GridApi,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { historyIcons } from '../../shared/historyIcons';

const columns: GridColDef[] = [
  { field: 'task', headerName: 'Task', flex: 1, minWidth: 180 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: ['Open', 'Waiting', 'Done'],
    width: 130,
    editable: true,
  },
];

const rows = [
  { id: 1, task: 'Descale the coffee machine', status: 'Open' },
  { id: 2, task: 'Replace the projector lamp', status: 'Waiting' },
  { id: 3, task: 'Label the fuse box', status: 'Open' },
];

function useLastingHistory(grid: React.RefObject<GridApi | null>) {
  return React.useMemo(() => {
    // Without `validate`, steps survive although the filter hides their row.
    const { store, undo, redo } = createCellEditHistoryHandler(
      grid as React.RefObject<GridApi>,
    );
    return { cellEditStop: { store, undo, redo } } as Partial<
      DataGridPremiumProps['historyEventHandlers']
    > as DataGridPremiumProps['historyEventHandlers'];
  }, [grid]);
}

export default function BringBackHiddenRows() {
  const apiRef = useGridApiRef();

  const historyEventHandlers = useLastingHistory(apiRef);

  return (
    <div style={{ height: 270, width: '100%' }}>
      <DataGridPremium
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        historyEventHandlers={historyEventHandlers}
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'status', operator: 'not', value: 'Done' }] },
          },
        }}
        slots={historyIcons}
        showToolbar
        hideFooter
        aria-label="Open tasks of the caretaker"
      />
    </div>
  );
}
