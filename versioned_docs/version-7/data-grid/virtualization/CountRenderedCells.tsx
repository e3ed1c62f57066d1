import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  gridVirtualizationSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'route', headerName: 'Route', width: 110 },
  ...Array.from(
    { length: 39 },
    (_, index): GridColDef => ({
      field: `stop${index + 1}`,
      headerName: `Stop ${index + 1}`,
      type: 'number',
      width: 90,
      valueGetter: (_value, row) => (row.id * 13 + index * 29) % 70,
    }),
  ),
];

const rows = Array.from({ length: 100 }, (_, id) => ({ id, route: `Bus ${100 + id}` }));

function RenderedWindow() {
  const apiRef = useGridApiContext();
  const { renderContext } = useGridSelector(apiRef, gridVirtualizationSelector);
  const inDom = {
    rows: renderContext.lastRowIndex - renderContext.firstRowIndex,
    columns: renderContext.lastColumnIndex - renderContext.firstColumnIndex,
  };

  return (
    <Box sx={{ p: 1.5, borderTop: 1, borderColor: 'divider', typography: 'body2' }}>
      In the DOM: {inDom.rows} of {rows.length} rows, {inDom.columns} of {columns.length}{' '}
      columns, {inDom.rows * inDom.columns} of {rows.length * columns.length} cells
    </Box>
  );
}

export default function CountRenderedCells() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 100 } } }}
        slots={{ footer: RenderedWindow }}
        aria-label="Passengers by bus and stop"
      />
    </div>
  );
}
