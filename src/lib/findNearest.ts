/**
 * The names most similar to an unknown one, best first: those that share the most pairs
 * of letters with it, and among equals those that start with the same letter in the same
 * case. Names with nothing in common are excluded.
 */
export function findNearest(name: string, names: string[], count: number): string[] {
  return names
    .map((each) => ({
      each,
      likeness: getLikeness(name, each),
      start: Number(each[0] === name[0]),
    }))
    .filter(({ likeness }) => likeness > 0)
    .sort(
      (a, b) =>
        b.likeness - a.likeness || b.start - a.start || (a.each < b.each ? -1 : 1),
    )
    .slice(0, count)
    .map(({ each }) => each);
}

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
