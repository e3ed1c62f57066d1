/**
 * Splits rows into parts of the same length and keeps the lowest and the highest row of each,
 * so that peaks stay.
 */
export function thinOut<Row>(
  rows: readonly Row[],
  getValue: (row: Row) => number,
  parts: number,
): Row[] {
  const size = Math.ceil(rows.length / parts);
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, part) => {
    const slice = rows.slice(part * size, (part + 1) * size);
    const values = slice.map(getValue);
    const places = new Set([
      values.indexOf(Math.min(...values)),
      values.indexOf(Math.max(...values)),
    ]);
    return [...places].sort((a, b) => a - b).map((place) => slice[place]!);
  }).flat();
}
