import * as React from 'react';
import {
  DataGridPro,
  gridFilteredSortedRowIdsSelector,
  gridRenderContextSelector,
  useGridApiRef,
  type GridColDef,
  type GridRenderContext,
  type GridRowId,
} from '@mui/x-data-grid-pro';
import { waitForServer } from '../../shared/waitForServer';

const halls = ['North hall', 'Glass hall', 'Rope walk', 'Dock 4'];
const rows = Array.from({ length: 200 }, (_, index) => ({
  id: index + 1,
  container: `BX ${7400 + index * 3}`,
  hall: halls[index % halls.length],
}));

/** Stands in for `GET /temperatures?ids=1,2,3`. */
async function fetchTemperatures(ids: GridRowId[], signal: AbortSignal) {
  await waitForServer(500, signal);
  return ids.map((id) => ({ id, temperature: -22 + ((Number(id) * 7) % 11) }));
}

const columns: GridColDef[] = [
  { field: 'container', headerName: 'Container', flex: 1, minWidth: 120 },
  { field: 'hall', headerName: 'Hall', width: 130 },
  {
    field: 'temperature',
    headerName: 'Now (°C)',
    type: 'number',
    width: 120,
    valueFormatter: (value?: number) => (value === undefined ? '…' : String(value)),
  },
];

export default function LoadWhatIsInView() {
  const apiRef = useGridApiRef();

  React.useEffect(() => {
    let request = new AbortController();
    const loaded = new Set<GridRowId>();

    const load = async ({ firstRowIndex, lastRowIndex }: GridRenderContext) => {
      // Rows that have left the view in the meantime are no longer worth a request.
      request.abort();
      request = new AbortController();
      const { signal } = request;
      const ids = gridFilteredSortedRowIdsSelector(apiRef)
        .slice(firstRowIndex, lastRowIndex)
        .filter((id) => !loaded.has(id));
      if (ids.length === 0) return;
      try {
        await waitForServer(150, signal);
        apiRef.current?.updateRows(await fetchTemperatures(ids, signal));
        ids.forEach((id) => loaded.add(id));
      } catch {
        // The next move of the view asks for these rows again.
      }
    };

    const stop = apiRef.current?.subscribeEvent('renderedRowsIntervalChange', load);
    load(gridRenderContextSelector(apiRef));
    return () => {
      stop?.();
      request.abort();
    };
  }, [apiRef]);

  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGridPro
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        disableColumnSorting
        disableColumnFilter
        hideFooter
        aria-label="Refrigerated containers"
      />
    </div>
  );
}
