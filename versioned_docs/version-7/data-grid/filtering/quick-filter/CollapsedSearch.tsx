import * as React from 'react';
import SearchIcon from '@mui/icons-material/Search';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  QuickFilter,
  QuickFilterControl,
  QuickFilterTrigger,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'street', headerName: 'Street', flex: 1, minWidth: 140 },
  { field: 'collected', headerName: 'Collected on', width: 140 },
];

const rows = [
  { id: 1, street: 'Orchard Road', collected: 'Monday' },
  { id: 2, street: 'Station Street', collected: 'Monday' },
  { id: 3, street: 'Orchard Close', collected: 'Thursday' },
];

function CollapsedToolbar() {
  return (
    <Toolbar aria-label="Streets" style={{ justifyContent: 'space-between' }}>
      <strong>Waste collection</strong>
      <QuickFilter
        render={(props, state) => (
          <div {...props} style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
            <QuickFilterTrigger
              render={
                <ToolbarButton aria-label="Search">
                  <SearchIcon fontSize="small" />
                </ToolbarButton>
              }
            />
            <QuickFilterControl
              render={({ ref, slotProps, ...controlProps }) => (
                <TextField
                  {...controlProps}
                  inputRef={ref}
                  size="small"
                  placeholder="Street or day"
                  slotProps={{
                    ...slotProps,
                    htmlInput: { ...slotProps?.htmlInput, 'aria-label': 'Street or day' },
                  }}
                  sx={{ display: state.expanded ? undefined : 'none' }}
                />
              )}
            />
          </div>
        )}
      />
    </Toolbar>
  );
}

export default function CollapsedSearch() {
  return (
    <div style={{ height: 268, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        showToolbar
        slots={{ toolbar: CollapsedToolbar }}
        hideFooter
        aria-label="Days of the waste collection"
      />
    </div>
  );
}
