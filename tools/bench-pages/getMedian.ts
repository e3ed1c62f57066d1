/**
 * Returns the median; for an even number of values, the mean of the middle two.
 * @returns NaN for an empty list, for instance after a failed run
 */
export function getMedian(values: readonly number[]): number {
  const sorted = values.filter(Number.isFinite).sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return Number.isInteger(middle)
    ? ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2
    : (sorted[Math.floor(middle)] ?? NaN);
}
