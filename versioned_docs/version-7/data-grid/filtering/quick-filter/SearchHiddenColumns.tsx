import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {
  DataGrid,
  GridToolbar,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'book', headerName: 'Book', flex: 1, minWidth: 160 },
  { field: 'shelf', headerName: 'Shelf', width: 100 },
  { field: 'keywords', headerName: 'Keywords', flex: 1, minWidth: 160 },
];

const rows = [
  { id: 1, book: 'The Long Tide', shelf: 'N 4', keywords: 'sea, whaling' },
  { id: 2, book: 'Salt Roads', shelf: 'H 2', keywords: 'trade, desert' },
  { id: 3, book: 'By the Sea', shelf: 'N 9', keywords: 'family, summer' },
];

export default function SearchHiddenColumns() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [],
    quickFilterValues: ['sea'],
    quickFilterExcludeHiddenColumns: false,
  });

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={filterModel.quickFilterExcludeHiddenColumns === false}
            onChange={(event) =>
              setFilterModel((model) => ({
                ...model,
                quickFilterExcludeHiddenColumns: !event.target.checked,
              }))
            }
          />
        }
        label="Search the hidden keywords too"
      />
      <div style={{ height: 268, width: '100%' }}>
        <DataGrid
          rows={rows}
          columns={columns}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          initialState={{ columns: { columnVisibilityModel: { keywords: false } } }}
          slots={{ toolbar: GridToolbar }}
          slotProps={{ toolbar: { showQuickFilter: true } }}
          hideFooter
          aria-label="Books with hidden keywords"
        />
      </div>
    </Stack>
  );
}
