import * as React from 'react';
import { DataGridPremium, useGridApiRef, type GridApi } from '@mui/x-data-grid-premium';
import { columns, rows } from './rainfall';

function selectColumn(api: GridApi | null, field: string, keepOthers: boolean) {
  const ids = api?.getSortedRowIds() ?? [];
  const [first, last] = [ids[0], ids.at(-1)];
  if (first === undefined || last === undefined) return;
  api?.selectCellRange({ id: first, field }, { id: last, field }, keepOthers);
}

export default function PickWholeColumn() {
  const apiRef = useGridApiRef();

  React.useEffect(
    () =>
      apiRef.current?.subscribeEvent('columnHeaderKeyDown', ({ field }, event) => {
        if (event.key === 'Enter') selectColumn(apiRef.current, field, event.shiftKey);
      }),
    [apiRef],
  );

  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPremium
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        cellSelection
        disableColumnSorting
        disableRowSelectionOnClick
        onColumnHeaderClick={({ field }, event) =>
          selectColumn(apiRef.current, field, event.ctrlKey || event.metaKey)
        }
        hideFooter
        aria-label="Rainfall, select months by their header"
      />
    </div>
  );
}
