import { ONE_WAY_SYNONYMS, SYNONYMS } from '../../../config/searchSynonyms';
import { RULES } from './rankRules';
import { isChinese } from './splitWords';
import { toTerm } from './toTerms';

/** Terms that a term also finds, and how much such a match counts. */
export type Synonyms = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** Converts the lists of synonyms to a lookup table for the search. */
export function createSynonyms(
  groups: readonly (readonly string[])[] = SYNONYMS,
  oneWay: Readonly<Record<string, readonly string[]>> = ONE_WAY_SYNONYMS,
): Synonyms {
  const table = new Map<string, Map<string, number>>();
  const add = (from: string, to: string) => {
    const [key, value] = [toTerm(from), toTerm(to)];
    if (key === value) return;
    // A page that is not translated yet is in English.
    const isTranslation = isChinese(from) !== isChinese(to);
    const weight = isTranslation ? RULES.translation : RULES.synonym;
    table.set(key, (table.get(key) ?? new Map<string, number>()).set(value, weight));
  };
  for (const group of groups)
    for (const from of group) for (const to of group) add(from, to);
  for (const [from, all] of Object.entries(oneWay)) for (const to of all) add(from, to);
  return table;
}
