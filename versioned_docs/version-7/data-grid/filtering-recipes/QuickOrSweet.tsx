import {
  DataGridPro,
  GridToolbar,
  GridLogicOperator,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { recipeColumns, recipes, type Recipe } from './recipes';

const columns: GridColDef<Recipe>[] = [
  ...recipeColumns,
  {
    field: 'quickMain',
    headerName: 'Quick main course',
    type: 'boolean',
    // The "and" of the condition.
    valueGetter: (_value, { course, minutes }) => course === 'Main' && minutes <= 60,
  },
];

export default function QuickOrSweet() {
  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGridPro
        rows={recipes}
        columns={columns}
        initialState={{
          columns: { columnVisibilityModel: { quickMain: false } },
          filter: {
            filterModel: {
              logicOperator: GridLogicOperator.Or,
              items: [
                { id: 1, field: 'quickMain', operator: 'is', value: 'true' },
                { id: 2, field: 'course', operator: 'is', value: 'Dessert' },
              ],
            },
          },
        }}
        slots={{ toolbar: GridToolbar }}
        slotProps={{ toolbar: { showQuickFilter: true } }}
        hideFooter
        aria-label="Quick main courses, and desserts"
      />
    </div>
  );
}
