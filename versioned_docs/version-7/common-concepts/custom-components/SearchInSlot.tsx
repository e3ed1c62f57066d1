import * as React from 'react';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'ship', headerName: 'Ship', flex: 1 },
  { field: 'port', headerName: 'Port', flex: 1 },
];

const ships = [
  { id: 1, ship: 'Aurora', port: 'Turku' },
  { id: 2, ship: 'Meridian', port: 'Porto' },
  { id: 3, ship: 'Halcyon', port: 'Turku' },
];

interface Search {
  query: string;
  setQuery: (query: string) => void;
}

const SearchContext = React.createContext<Search>({ query: '', setQuery: () => {} });

function SearchToolbar() {
  const { query, setQuery } = React.useContext(SearchContext);

  return (
    <TextField
      size="small"
      label="Search in both columns"
      value={query}
      onChange={(event) => setQuery(event.target.value)}
      sx={{ m: 1 }}
    />
  );
}

const slots = { toolbar: SearchToolbar };

export default function SearchInSlot() {
  const [query, setQuery] = React.useState('');
  const search = React.useMemo(() => ({ query, setQuery }), [query]);
  const rows = React.useMemo(
    () =>
      ships.filter(({ ship, port }) =>
        `${ship} ${port}`.toLowerCase().includes(query.toLowerCase()),
      ),
    [query],
  );

  return (
    <div style={{ height: 290, width: '100%' }}>
      <SearchContext.Provider value={search}>
        <DataGrid
          aria-label="Ships"
          rows={rows}
          columns={columns}
          slots={slots}
          hideFooter
        />
      </SearchContext.Provider>
    </div>
  );
}
