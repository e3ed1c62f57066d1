import * as React from 'react';
import Button from '@mui/material/Button';
import {
  DataGrid,
  Toolbar,
  ToolbarButton,
  gridFilterActiveItemsSelector,
  gridFilteredTopLevelRowCountSelector,
  gridRowCountSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'bay', headerName: 'Bay', width: 90 },
  { field: 'truck', headerName: 'Truck', flex: 1, minWidth: 130 },
  { field: 'state', headerName: 'State', width: 120 },
];

const rows = [
  { id: 1, bay: 1, truck: 'Lark 12', state: 'Loading' },
  { id: 2, bay: 2, truck: 'Finch 03', state: 'Waiting' },
  { id: 3, bay: 3, truck: 'Lark 07', state: 'Waiting' },
  { id: 4, bay: 4, truck: 'Heron 21', state: 'Loading' },
];

function CountToolbar() {
  const apiRef = useGridApiContext();
  const shown = useGridSelector(apiRef, gridFilteredTopLevelRowCountSelector);
  const total = useGridSelector(apiRef, gridRowCountSelector);
  const isFiltered = useGridSelector(apiRef, gridFilterActiveItemsSelector).length > 0;

  const toggle = () =>
    apiRef.current.setFilterModel({
      items: isFiltered ? [] : [{ field: 'state', operator: 'equals', value: 'Waiting' }],
    });

  return (
    <Toolbar aria-label="Bays">
      <span role="status" style={{ marginInlineEnd: 'auto', paddingInline: 8 }}>
        {shown} of {total} trucks
      </span>
      <ToolbarButton render={<Button size="small" />} onClick={toggle}>
        {isFiltered ? 'Show all' : 'Waiting only'}
      </ToolbarButton>
    </Toolbar>
  );
}

export default function ToolbarWithCounts() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={{ toolbar: CountToolbar }}
        showToolbar
        hideFooter
        aria-label="Loading bays"
      />
    </div>
  );
}
