import * as React from 'react';
import Button from '@mui/material/Button';
import { DataGrid, GridToolbar, type GridFilterModel } from '@mui/x-data-grid';
import { recipeColumns, recipes } from './recipes';

const KEY = 'recipe-filter';
const known = recipeColumns.map(({ field }) => field);

/** Leaves out columns that have been removed since the filter was stored. */
function readFilter(): GridFilterModel {
  const text = sessionStorage.getItem(KEY);
  if (!text) return { items: [] };
  const stored: GridFilterModel = JSON.parse(text);
  return { ...stored, items: stored.items.filter(({ field }) => known.includes(field)) };
}

function RecipeGrid() {
  const [filterModel, setFilterModel] = React.useState(readFilter);

  return (
    <DataGrid
      rows={recipes}
      columns={recipeColumns}
      filterModel={filterModel}
      onFilterModelChange={(model) => {
        setFilterModel(model);
        sessionStorage.setItem(KEY, JSON.stringify(model));
      }}
      slots={{ toolbar: GridToolbar }}
      slotProps={{ toolbar: { showQuickFilter: true } }}
      hideFooter
      aria-label="Recipes with a remembered filter"
    />
  );
}

export default function RememberFilter() {
  const [isOpen, setIsOpen] = React.useState(false);

  return (
    <div style={{ width: '100%', minHeight: 417 }}>
      <Button
        variant="outlined"
        onClick={() => setIsOpen((open) => !open)}
        aria-expanded={isOpen}
        sx={{ mb: 1 }}
      >
        {isOpen ? 'Close the recipes' : 'Open the recipes'}
      </Button>
      {isOpen && (
        <div style={{ height: 372 }}>
          <RecipeGrid />
        </div>
      )}
    </div>
  );
}
