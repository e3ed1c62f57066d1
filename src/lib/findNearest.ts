import { getLikeness } from './getLikeness';

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
