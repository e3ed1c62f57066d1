/** Names are shorter; an address typed by a reader may be as long as a server accepts. */
const MAX_LENGTH = 100;

/**
 * The similarity of two names: the share of their pairs of letters, from 0 to 1, ignoring
 * case. Only the first 100 characters count.
 */
export function getLikeness(a: string, b: string): number {
  const left = getPairs(a);
  const right = getPairs(b);
  const shared = [...left].filter((pair) => right.has(pair)).length;
  return (2 * shared) / (left.size + right.size || 1);
}

function getPairs(name: string): Set<string> {
  const text = name.slice(0, MAX_LENGTH).toLowerCase();
  return new Set(Array.from(text, (_, index) => text.slice(index, index + 2)));
}
