import { getLikeness } from './getLikeness';

/**
 * The names most like one that is not there, best first: those that share most pairs of
 * letters with it. With nothing in common there is none.
 */
export function findNearest(name: string, names: string[], count: number): string[] {
  return names
    .map((each) => ({ each, likeness: getLikeness(name, each) }))
    .filter(({ likeness }) => likeness > 0)
    .sort((a, b) => b.likeness - a.likeness || (a.each < b.each ? -1 : 1))
    .slice(0, count)
    .map(({ each }) => each);
}
