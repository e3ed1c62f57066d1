import { getLikeness } from './getLikeness';

/**
 * The names most like one that is not there, best first: those that share most pairs of
 * letters with it, of equal ones those that begin with the same letter in the same case. With
 * nothing in common there is none.
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
