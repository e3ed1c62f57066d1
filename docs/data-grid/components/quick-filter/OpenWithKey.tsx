import * as React from 'react';
import SearchIcon from '@mui/icons-material/Search';
import InputBase from '@mui/material/InputBase';
import {
  DataGrid,
  QuickFilter,
  QuickFilterControl,
  QuickFilterTrigger,
  Toolbar,
  ToolbarButton,
  type GridColDef,
  type ToolbarPropsOverrides,
} from '@mui/x-data-grid';

declare module '@mui/x-data-grid' {
  interface ToolbarPropsOverrides {
    searchOpen?: boolean;
    onSearchOpenChange?: (open: boolean) => void;
  }
}

const columns: GridColDef[] = [
  { field: 'call', headerName: 'Call', flex: 1, minWidth: 130 },
  { field: 'species', headerName: 'Species', flex: 1, minWidth: 130 },
];

const rows = [
  { id: 1, call: 'Two rising notes', species: 'Great tit' },
  { id: 2, call: 'Trill, slowing down', species: 'Wood warbler' },
  { id: 3, call: 'Harsh rattle', species: 'Song thrush' },
];

function BirdToolbar({ searchOpen, onSearchOpenChange }: ToolbarPropsOverrides) {
  return (
    <Toolbar aria-label="Birds">
      <QuickFilter
        expanded={searchOpen}
        onExpandedChange={onSearchOpenChange}
        style={{ display: 'flex', alignItems: 'center' }}
      >
        <QuickFilterControl
          render={({ ref, slotProps, value, onChange, onKeyDown }, { expanded }) => (
            <InputBase
              inputRef={ref}
              value={value}
              onChange={onChange}
              onKeyDown={onKeyDown}
              placeholder="Call or species"
              inputProps={{ ...slotProps?.htmlInput, 'aria-label': 'Call or species' }}
              sx={{ display: expanded ? undefined : 'none' }}
            />
          )}
        />
        <QuickFilterTrigger render={<ToolbarButton aria-label="Search (press /)" />}>
          <SearchIcon fontSize="small" />
        </QuickFilterTrigger>
      </QuickFilter>
    </Toolbar>
  );
}

const slots = { toolbar: BirdToolbar };

export default function OpenWithKey() {
  const [searchOpen, setSearchOpen] = React.useState(false);

  return (
    <div
      style={{ height: 270, width: '100%' }}
      onKeyDownCapture={(event) => {
        const isTyping = event.target instanceof HTMLInputElement;
        if (event.key !== '/' || searchOpen || isTyping) return;
        event.preventDefault();
        event.stopPropagation();
        setSearchOpen(true);
      }}
    >
      <DataGrid
        rows={rows}
        columns={columns}
        slots={slots}
        slotProps={{ toolbar: { searchOpen, onSearchOpenChange: setSearchOpen } }}
        showToolbar
        hideFooter
        aria-label="Bird calls"
      />
    </div>
  );
}
