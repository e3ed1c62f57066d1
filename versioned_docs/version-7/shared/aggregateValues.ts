const FUNCTIONS: Record<string, (values: readonly number[]) => number> = {
  sum: (values) => values.reduce((total, value) => total + value, 0),
  avg: (values) => FUNCTIONS.sum!(values) / values.length,
  min: (values) => Math.min(...values),
  max: (values) => Math.max(...values),
  size: (values) => values.length,
  median: (values) => {
    const sorted = [...values].sort((a, b) => a - b);
    const middle = Math.floor(sorted.length / 2);
    const upper = sorted[middle] ?? 0;
    return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
  },
};

/**
 * Computes what an aggregation model asks for, as a database would.
 * @param model the name of a function for each field, such as `{ price: 'avg' }`
 * @throws Error for a function that this server does not have
 */
export function aggregateValues(
  rows: readonly object[],
  model: Readonly<Record<string, string>>,
): Record<string, number> {
  return Object.fromEntries(
    Object.entries(model).map(([field, name]) => {
      const compute = FUNCTIONS[name];
      if (!compute) throw new Error(`The server does not know the function "${name}".`);
      return [
        field,
        compute(rows.map((row) => Number((row as Record<string, unknown>)[field]))),
      ];
    }),
  );
}
