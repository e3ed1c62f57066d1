import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGrid,
  GridToolbar,
  useGridApiRef,
  type GridFilterModel,
} from '@mui/x-data-grid';
import { courses, recipeColumns, recipes } from './recipes';

const toModel = (course: string | null, words: unknown[] = []): GridFilterModel => ({
  items: course ? [{ field: 'course', operator: 'is', value: course }] : [],
  quickFilterValues: words,
});

export default function CountPerCourse() {
  const apiRef = useGridApiRef();
  const [filterModel, setFilterModel] = React.useState(() => toModel(null));
  const [counts, setCounts] = React.useState<Record<string, number>>({});
  const words = filterModel.quickFilterValues;

  React.useEffect(() => {
    const api = apiRef.current;
    if (!api) return;
    const count = (course: string) => {
      const { filteredRowsLookup } = api.getFilterState(toModel(course, words));
      return recipes.filter(({ id }) => filteredRowsLookup[id] !== false).length;
    };
    setCounts(Object.fromEntries(courses.map((course) => [course, count(course)])));
  }, [apiRef, words]);

  return (
    <div style={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={filterModel.items[0]?.value ?? null}
        onChange={(_event, course: string | null) =>
          setFilterModel(toModel(course, words))
        }
        aria-label="Course"
        sx={{ pb: 1 }}
      >
        {courses.map((course) => (
          <ToggleButton key={course} value={course}>
            {course} ({counts[course] ?? 0})
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div style={{ height: 372 }}>
        <DataGrid
          apiRef={apiRef}
          rows={recipes}
          columns={recipeColumns}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          disableColumnFilter
          slots={{ toolbar: GridToolbar }}
          slotProps={{ toolbar: { showQuickFilter: true } }}
          hideFooter
          aria-label="Recipes with counts per course"
        />
      </div>
    </div>
  );
}
