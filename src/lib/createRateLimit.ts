/**
 * Counts what happens within a span of time.
 * @param most how often it may happen
 * @param span length of the span, in ms
 * @param now the clock
 * @returns counts one more, and tells whether it is within the limit
 */
export function createRateLimit(
  most: number,
  span: number,
  now: () => number = () => performance.now(),
): () => boolean {
  let start = -Infinity;
  let count = 0;
  return () => {
    const time = now();
    if (time - start >= span) {
      start = time;
      count = 0;
    }
    count += 1;
    return count <= most;
  };
}
