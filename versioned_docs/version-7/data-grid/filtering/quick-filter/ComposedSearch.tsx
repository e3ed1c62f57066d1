import * as React from 'react';
import {
  DataGrid,
  GridToolbarContainer,
  GridToolbarQuickFilter,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'recipe', headerName: 'Recipe', flex: 1, minWidth: 150 },
  { field: 'cuisine', headerName: 'Cuisine', width: 120 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 110 },
];

const rows = [
  { id: 1, recipe: 'Mushroom risotto', cuisine: 'Italian', minutes: 40 },
  { id: 2, recipe: 'Mushroom ramen', cuisine: 'Japanese', minutes: 55 },
  { id: 3, recipe: 'Lentil soup', cuisine: 'Turkish', minutes: 35 },
  { id: 4, recipe: 'Shakshuka', cuisine: 'Tunisian', minutes: 30 },
];

function SearchToolbar() {
  return (
    <GridToolbarContainer sx={{ p: 1 }}>
      <GridToolbarQuickFilter
        variant="outlined"
        size="small"
        placeholder="Search recipes"
        debounceMs={300}
        sx={{ flex: 1 }}
      />
    </GridToolbarContainer>
  );
}

export default function ComposedSearch() {
  return (
    <div style={{ height: 324, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={{ toolbar: SearchToolbar }}
        hideFooter
        aria-label="Recipes"
      />
    </div>
  );
}
