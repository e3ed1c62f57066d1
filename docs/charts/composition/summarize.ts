/** The value that a share of the sorted values lies below, interpolated between two of them. */
function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? 0;
  const above = sorted[Math.ceil(place)] ?? 0;
  return below + (above - below) * (place % 1);
}

/**
 * What a box plot shows. Whiskers end at the last value within 1.5 times the height of the
 * box; values beyond them are outliers.
 */
export function summarize(values: readonly number[]) {
  const sorted = [...values].sort((a, b) => a - b);
  const [q1, median, q3] = [0.25, 0.5, 0.75].map((share) => quantile(sorted, share)) as [
    number,
    number,
    number,
  ];
  const reach = 1.5 * (q3 - q1);
  const isInside = (value: number) => value >= q1 - reach && value <= q3 + reach;
  const inside = sorted.filter(isInside);
  return {
    q1,
    median,
    q3,
    low: Math.min(...inside),
    high: Math.max(...inside),
    outliers: sorted.filter((value) => !isInside(value)),
  };
}
