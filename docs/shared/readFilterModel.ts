import {
  getGridDefaultColumnTypes,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';

const NONE: GridFilterModel = { items: [] };

function hasOperator({ type = 'string', filterOperators }: GridColDef, name: unknown) {
  const operators = filterOperators ?? getGridDefaultColumnTypes()[type]?.filterOperators;
  return operators?.some(({ value }) => value === name) ?? false;
}

/**
 * Reads a filter model that may be old, damaged or written by somebody else. Conditions on unknown
 * columns are left out, and so are unknown operators, for which the grid throws an error.
 */
export function readFilterModel(
  stored: unknown,
  columns: readonly GridColDef[],
): GridFilterModel {
  if (typeof stored !== 'object' || stored === null) return NONE;
  const { items, quickFilterValues, ...others } = stored as Partial<GridFilterModel>;
  return {
    ...others,
    items: Array.isArray(items)
      ? items.filter((item) =>
          columns.some(
            (column) =>
              column.field === item?.field && hasOperator(column, item.operator),
          ),
        )
      : [],
    quickFilterValues: Array.isArray(quickFilterValues) ? quickFilterValues : [],
  };
}
