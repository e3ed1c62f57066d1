import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  gridExpandedSortedRowIdsSelector,
  gridPageSizeSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';
import { people, type Person } from './people';

const columns: GridColDef<Person>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  { field: 'team', headerName: 'Team', width: 130 },
  { field: 'phone', headerName: 'Extension', width: 110 },
];

export default function GoToPerson() {
  const apiRef = useGridApiRef();

  const goTo = (person: Person | null) => {
    const api = apiRef.current;
    if (!api || !person) return;
    const rowIndex = gridExpandedSortedRowIdsSelector(apiRef).indexOf(person.id);
    api.setPage(Math.floor(rowIndex / gridPageSizeSelector(apiRef)));
    api.selectRow(person.id, true, true);
    // The page is drawn first; only then are its rows there to scroll to.
    setTimeout(() => api.scrollToIndexes({ rowIndex, colIndex: 0 }));
  };

  return (
    <div style={{ width: '100%' }}>
      <Autocomplete
        options={people}
        getOptionLabel={({ name }) => name}
        onChange={(_event, person) => goTo(person)}
        renderInput={(params) => <TextField {...params} label="Find a person" />}
        sx={{ maxWidth: 320, mb: 2 }}
        size="small"
      />
      <div style={{ height: 300 }}>
        <DataGrid
          apiRef={apiRef}
          rows={people}
          columns={columns}
          initialState={{ pagination: { paginationModel: { pageSize: 25 } } }}
          pageSizeOptions={[25]}
          aria-label="People"
        />
      </div>
    </div>
  );
}
