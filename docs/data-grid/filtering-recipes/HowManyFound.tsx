import {
  DataGrid,
  gridFilterActiveItemsSelector,
  gridFilteredTopLevelRowCountSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { recipeColumns, recipes } from './recipes';

function FoundFooter() {
  const apiRef = useGridApiContext();
  const found = useGridSelector(apiRef, gridFilteredTopLevelRowCountSelector);
  const active = useGridSelector(apiRef, gridFilterActiveItemsSelector);

  return (
    <Stack
      direction="row"
      spacing={2}
      sx={{
        p: 1,
        minHeight: 52,
        alignItems: 'center',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <span role="status">
        {found} of {recipes.length} recipes
      </span>
      {active.length > 0 && (
        <Button
          size="small"
          onClick={() => {
            apiRef.current.setFilterModel({ items: [] });
            // The button disappears, so the focus moves to the grid.
            apiRef.current.setColumnHeaderFocus('dish');
          }}
        >
          Show all
        </Button>
      )}
    </Stack>
  );
}

export default function HowManyFound() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGrid
        rows={recipes}
        columns={recipeColumns}
        slots={{ footer: FoundFooter }}
        initialState={{
          filter: {
            filterModel: {
              items: [{ field: 'vegetarian', operator: 'is', value: 'true' }],
            },
          },
        }}
        aria-label="Recipes, with the number found"
      />
    </div>
  );
}
