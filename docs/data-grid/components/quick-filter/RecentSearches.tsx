import * as React from 'react';
import CancelIcon from '@mui/icons-material/Cancel';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  QuickFilter,
  QuickFilterClear,
  QuickFilterControl,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'part', headerName: 'Part', flex: 1, minWidth: 160 },
  { field: 'shelf', headerName: 'Shelf', width: 100 },
];

const rows = [
  { id: 1, part: 'Carburetor gasket', shelf: 'B 12' },
  { id: 2, part: 'Piston ring, 66 mm', shelf: 'A 03' },
  { id: 3, part: 'Clutch cable', shelf: 'C 07' },
  { id: 4, part: 'Gasket set, engine', shelf: 'B 14' },
];

function PartsToolbar() {
  const apiRef = useGridApiContext();
  const [recent, setRecent] = React.useState(['gasket', 'cable']);

  const remember = (text: string) => {
    const word = text.trim();
    if (word)
      setRecent((all) => [word, ...all.filter((each) => each !== word)].slice(0, 3));
  };

  return (
    <Toolbar aria-label="Parts" style={{ flexWrap: 'wrap', justifyContent: 'start' }}>
      <QuickFilter expanded debounceMs={0} style={{ display: 'flex' }}>
        <QuickFilterControl
          onKeyDown={(event: React.KeyboardEvent<HTMLInputElement>) => {
            if (event.key === 'Enter') remember((event.target as HTMLInputElement).value);
          }}
          render={({ ref, slotProps, ...props }) => (
            <TextField
              {...props}
              inputRef={ref}
              size="small"
              placeholder="Search parts"
              slotProps={{
                ...slotProps,
                htmlInput: { ...slotProps?.htmlInput, 'aria-label': 'Search parts' },
              }}
            />
          )}
        />
        <QuickFilterClear aria-label="Clear">
          <CancelIcon fontSize="small" />
        </QuickFilterClear>
      </QuickFilter>
      {recent.map((word) => (
        <ToolbarButton
          key={word}
          render={<Chip label={word} />}
          onClick={() => apiRef.current.setQuickFilterValues(word.split(' '))}
        />
      ))}
    </Toolbar>
  );
}

const slots = { toolbar: PartsToolbar };

export default function RecentSearches() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={slots}
        showToolbar
        hideFooter
        aria-label="Spare parts"
      />
    </div>
  );
}
