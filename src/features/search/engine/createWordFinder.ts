import type MiniSearch from 'minisearch';
import type { SearchDocument } from './listDocuments';
import { BODY_WEIGHT, FIELD_WEIGHTS, FOUND_BY } from './rankRules';
import type { Word } from './splitWords';
import type { Synonyms } from './createSynonyms';
import { toTerm } from './toTerms';

/** Scores of the documents in which a word was found, by their ids. */
export type WordScores = ReadonlyMap<number, number>;

interface Indexes {
  names: MiniSearch<SearchDocument>;
  bodies: MiniSearch<{ id: number; body: string }> | undefined;
  synonyms: Synonyms;
}

/** Terms go to the library as lines: it splits a query again. */
const SEPARATOR = '\n';
const shared = {
  tokenize: (text: string) => text.split(SEPARATOR),
  processTerm: (term: string) => term,
  combineWith: 'OR' as const,
  boost: FIELD_WEIGHTS,
};
/** Two letters begin too much. */
const MIN_PREFIX = 2;
const MIN_FUZZY = 4;

/**
 * Finds documents by one word of a query.
 * @returns scores; a word that is nowhere is looked for with typing mistakes, and a name in
 * code by its parts
 */
export function createWordFinder({ names, bodies, synonyms }: Indexes) {
  const search = (
    terms: string[],
    options: Parameters<MiniSearch['search']>[1],
  ): Map<number, number> => {
    const scores = new Map<number, number>();
    const query = terms.join(SEPARATOR);
    const add = (id: number, score: number) =>
      scores.set(id, (scores.get(id) ?? 0) + score);
    for (const { id, score } of names.search(query, { ...shared, ...options }))
      add(id as number, score);
    for (const { id, score } of bodies?.search(query, {
      ...shared,
      ...options,
      boost: {},
    }) ?? [])
      add(id as number, score * BODY_WEIGHT);
    return scores;
  };

  return function findWord(word: Word, isOpen: boolean): WordScores {
    const term = toTerm(word.text);
    const others = synonyms.get(term) ?? [];
    const exact = search([term, ...others], {
      boostTerm: (_term, index) => (index === 0 ? 1 : FOUND_BY.synonym),
      prefix: (_term, index) =>
        index === 0 && (isOpen ? word.text.length >= MIN_PREFIX : word.text.length > 4),
      weights: { prefix: isOpen ? FOUND_BY.prefix : 0.2, fuzzy: FOUND_BY.fuzzy },
    });
    if (exact.size > 0) return exact;
    if (word.parts.length > 0)
      return search(word.parts.map(toTerm), { combineWith: 'AND' });
    if (word.text.length < MIN_FUZZY) return exact;
    return search([term], {
      fuzzy: 0.25,
      maxFuzzy: 2,
      weights: { prefix: FOUND_BY.prefix, fuzzy: FOUND_BY.fuzzy },
    });
  };
}
