export interface Sort {
  field: string;
  sort?: 'asc' | 'desc' | null;
}

export interface Condition {
  field: string;
  operator: string;
  value?: unknown;
}

export interface Query {
  sortModel?: readonly Sort[];
  filterModel?: {
    items: readonly Condition[];
    logicOperator?: string;
    /** Words of a search over all fields. */
    quickFilterValues?: readonly unknown[];
  };
}

const toText = (value: unknown): string => String(value ?? '').toLowerCase();

/** What this server can filter by; it answers any other operator with an error. */
const OPERATORS: Record<string, (cell: unknown, value: unknown) => boolean> = {
  contains: (cell, value) => toText(cell).includes(toText(value)),
  equals: (cell, value) => toText(cell) === toText(value),
  startsWith: (cell, value) => toText(cell).startsWith(toText(value)),
  is: (cell, value) => toText(cell) === toText(value),
  isAnyOf: (cell, value) =>
    (value as unknown[]).some((each) => toText(each) === toText(cell)),
  isEmpty: (cell) => toText(cell) === '',
  isNotEmpty: (cell) => toText(cell) !== '',
  '=': (cell, value) => Number(cell) === Number(value),
  '!=': (cell, value) => Number(cell) !== Number(value),
  '>': (cell, value) => Number(cell) > Number(value),
  '>=': (cell, value) => Number(cell) >= Number(value),
  '<': (cell, value) => Number(cell) < Number(value),
  '<=': (cell, value) => Number(cell) <= Number(value),
};

const NEEDS_NO_VALUE = ['isEmpty', 'isNotEmpty'];

const cellOf = (row: object, field: string): unknown =>
  (row as Record<string, unknown>)[field];

/** A condition whose value has not been typed yet lets every row pass. */
const isComplete = ({ operator, value }: Condition): boolean =>
  NEEDS_NO_VALUE.includes(operator) ||
  (Array.isArray(value) ? value.length > 0 : value !== undefined && value !== '');

function matches(row: object, { field, operator, value }: Condition): boolean {
  const test = OPERATORS[operator];
  if (!test) throw new Error(`The server does not know the operator "${operator}".`);
  return test(cellOf(row, field), value);
}

function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return toText(a).localeCompare(toText(b));
}

/** Filters and sorts rows as a database would. */
export function queryRows<Row extends object>(
  rows: readonly Row[],
  { sortModel = [], filterModel }: Query,
): Row[] {
  const conditions = (filterModel?.items ?? []).filter(isComplete);
  const words = filterModel?.quickFilterValues ?? [];
  const isKept = (row: Row): boolean => {
    const results = conditions.map((condition) => matches(row, condition));
    const passes =
      filterModel?.logicOperator === 'or' && results.length > 0
        ? results.some(Boolean)
        : results.every(Boolean);
    return (
      passes &&
      words.every((word) =>
        Object.values(row).some((cell) => toText(cell).includes(toText(word))),
      )
    );
  };
  return rows.filter(isKept).sort((a, b) => {
    for (const { field, sort } of sortModel) {
      const order = compare(cellOf(a, field), cellOf(b, field));
      if (order !== 0) return sort === 'desc' ? -order : order;
    }
    return 0;
  });
}
