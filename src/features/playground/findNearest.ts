/**
 * The names most like one that is not there, best first: those that share most pairs of
 * letters with it. With nothing in common there is none.
 */
export function findNearest(name: string, names: string[], count: number): string[] {
  const wanted = getPairs(name);
  return names
    .map((each) => ({ each, likeness: compare(wanted, getPairs(each)) }))
    .filter(({ likeness }) => likeness > 0)
    .sort((a, b) => b.likeness - a.likeness || (a.each < b.each ? -1 : 1))
    .slice(0, count)
    .map(({ each }) => each);
}

function getPairs(name: string): Set<string> {
  const text = name.toLowerCase();
  return new Set(Array.from(text, (_, index) => text.slice(index, index + 2)));
}

const compare = (a: Set<string>, b: Set<string>): number =>
  (2 * [...a].filter((pair) => b.has(pair)).length) / (a.size + b.size || 1);
