import * as React from 'react';
import Button from '@mui/material/Button';
import { DataGrid, type GridFilterModel } from '@mui/x-data-grid';
import { readFilterModel } from '../../shared/readFilterModel';
import { recipeColumns, recipes } from './recipes';

const KEY = 'recipe-filter';

function readStored(): GridFilterModel {
  try {
    return readFilterModel(
      JSON.parse(sessionStorage.getItem(KEY) ?? 'null'),
      recipeColumns,
    );
  } catch {
    // The text is damaged, or storage is forbidden.
    return { items: [] };
  }
}

function RecipeGrid() {
  const [filterModel, setFilterModel] = React.useState(readStored);

  return (
    <DataGrid
      rows={recipes}
      columns={recipeColumns}
      filterModel={filterModel}
      onFilterModelChange={(model) => {
        setFilterModel(model);
        sessionStorage.setItem(KEY, JSON.stringify(model));
      }}
      showToolbar
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
