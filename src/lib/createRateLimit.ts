/**
 * Limits how often something happens within a time span.
 * @param most maximum count
 * @param span length of the span, in ms
 * @param now the clock
 * @returns a function that counts one more, and returns whether it is within the limit
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
