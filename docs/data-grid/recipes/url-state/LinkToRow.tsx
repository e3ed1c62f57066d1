import * as React from 'react';
import LinkIcon from '@mui/icons-material/Link';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  GridActionsCell,
  GridActionsCellItem,
  gridExpandedSortedRowIdsSelector,
  gridPageSizeSelector,
  useGridApiRef,
  type GridColDef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import { columns, listings } from './listings';

const INITIAL_STATE = {
  pagination: { paginationModel: { pageSize: 10 } },
  sorting: { sortModel: [{ field: 'rent', sort: 'asc' as const }] },
};

export default function LinkToRow() {
  const apiRef = useGridApiRef();
  // In your app, the router holds the address.
  const [address, setAddress] = React.useState('/homes#327');
  const id = Number(address.split('#')[1]);

  React.useEffect(() => {
    const rowIndex = gridExpandedSortedRowIdsSelector(apiRef).indexOf(id);
    if (rowIndex === -1) return undefined;
    apiRef.current?.setPage(Math.floor(rowIndex / gridPageSizeSelector(apiRef)));
    // The page is drawn first; only then is the row there to scroll to.
    const timer = setTimeout(() => apiRef.current?.scrollToIndexes({ rowIndex }));
    return () => clearTimeout(timer);
  }, [apiRef, id]);

  const linked = React.useMemo<GridRowSelectionModel>(
    () => ({ type: 'include', ids: new Set([id]) }),
    [id],
  );

  const allColumns = React.useMemo<GridColDef[]>(
    () => [
      ...columns,
      {
        field: 'link',
        headerName: 'Link',
        type: 'actions',
        width: 70,
        renderCell: (params) => (
          <GridActionsCell {...params}>
            <GridActionsCellItem
              icon={<LinkIcon />}
              label={`Link to home ${params.id}`}
              onClick={() => setAddress(`/homes#${params.id}`)}
            />
          </GridActionsCell>
        ),
      },
    ],
    [],
  );

  const isMissing = !listings.some((home) => home.id === id);

  return (
    <div style={{ width: '100%' }}>
      <TextField
        label="Address"
        size="small"
        fullWidth
        value={address}
        onChange={(event) => setAddress(event.target.value)}
        error={isMissing}
        helperText={isMissing ? 'There is no such home.' : ' '}
      />
      <div style={{ height: 320 }}>
        <DataGrid
          apiRef={apiRef}
          rows={listings}
          columns={allColumns}
          initialState={INITIAL_STATE}
          pageSizeOptions={[10]}
          rowSelectionModel={linked}
          disableRowSelectionOnClick
          aria-label="Homes, with a link to each"
        />
      </div>
    </div>
  );
}
