import { ONE_WAY_SYNONYMS, SYNONYMS } from '../../../config/searchSynonyms';
import { toTerm } from './toTerms';

/** Terms that a term finds besides itself. */
export type Synonyms = ReadonlyMap<string, readonly string[]>;

/** Makes the table that the search reads of the lists that people write. */
export function createSynonyms(
  groups: readonly (readonly string[])[] = SYNONYMS,
  oneWay: Readonly<Record<string, readonly string[]>> = ONE_WAY_SYNONYMS,
): Synonyms {
  const table = new Map<string, Set<string>>();
  const add = (from: string, to: string) => {
    const [key, value] = [toTerm(from), toTerm(to)];
    if (key === value) return;
    table.set(key, (table.get(key) ?? new Set()).add(value));
  };
  for (const group of groups)
    for (const from of group) for (const to of group) add(from, to);
  for (const [from, all] of Object.entries(oneWay)) for (const to of all) add(from, to);
  return new Map([...table].map(([term, others]) => [term, [...others]]));
}
