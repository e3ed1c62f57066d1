import type MiniSearch from 'minisearch';
import type { SearchResult } from 'minisearch';
import type { SearchDocument } from './listDocuments';
import { FIELD_WEIGHTS, NAME_FIELD_WEIGHTS, RULES } from './rankRules';
import { isChinese, isCodeName, type Word } from './splitWords';
import type { Synonyms } from './createSynonyms';
import { toTerm } from './toTerms';

/**
 * How well a word matches each document in which it was found, from 0 to 1, by document
 * id.
 */
export type WordFits = ReadonlyMap<number, number>;

interface Indexes {
  names: MiniSearch<SearchDocument>;
  bodies: MiniSearch<{ id: number; body: string }> | undefined;
  synonyms: Synonyms;
  /** Names of exports, in lower case. */
  exported: ReadonlySet<string>;
}

/** Terms are passed to the library as lines: it splits queries again. */
const SEPARATOR = '\n';
const shared = {
  tokenize: (text: string) => text.split(SEPARATOR),
  processTerm: (term: string) => term,
  combineWith: 'OR' as const,
};
/** Shorter prefixes match too many words. */
const MIN_PREFIX = 2;
const MIN_FUZZY = 4;
const MAX_KNOWN = 200;

/** Where and how to look up one term. */
type Options = NonNullable<Parameters<MiniSearch['search']>[1]>;

/**
 * Finds documents by one word of a query: by the word itself, by its synonyms, or by its
 * prefix while it is being typed. A word without matches is searched with typos, and a
 * name in code by its parts.
 */
export function createWordFinder({ names, bodies, synonyms, exported }: Indexes) {
  /** While a query is typed, its first words stay the same. */
  const known = new Map<string, WordFits>();

  function addFits(
    fits: Map<number, number>,
    found: readonly SearchResult[],
    weight: number,
  ): void {
    const best = found[0]?.score ?? 1;
    for (const { id, score } of found) {
      const fit = weight * (score / best) ** RULES.power;
      if (fit > (fits.get(id as number) ?? 0)) fits.set(id as number, fit);
    }
  }

  function search(
    terms: readonly string[],
    weight: number,
    { isName = false, ...options }: Options & { isName?: boolean } = {},
  ) {
    const fits = new Map<number, number>();
    const query = terms.join(SEPARATOR);
    const all = { ...shared, ...options };
    const found = bodies?.search(query, all) ?? [];
    // The sections that mention a rare name are the answer, not the page around them.
    const isRare = isName && found.length > 0 && found.length <= RULES.rareName;
    const boost = isRare ? NAME_FIELD_WEIGHTS : FIELD_WEIGHTS;
    addFits(fits, names.search(query, { ...all, boost }), weight);
    addFits(fits, found, weight * (isRare ? RULES.rareNameBody : RULES.body));
    return fits;
  }

  function lookUp(word: Word, isOpen: boolean): WordFits {
    const term = toTerm(word.text);
    const isLong = isOpen ? word.text.length >= MIN_PREFIX : word.text.length > MIN_FUZZY;
    // "form" is a word, although it may become "format".
    const isComplete = !isOpen || names.search(term, shared).length > 0;
    const fits = search([term], 1, {
      // A component is the subject of many pages.
      isName: isCodeName(word) && !exported.has(word.text),
      prefix: isLong && !isChinese(word.text),
      weights: {
        prefix: isComplete ? RULES.closedPrefix : RULES.prefix,
        fuzzy: RULES.fuzzy,
      },
    });
    for (const [other, weight] of synonyms.get(term) ?? [])
      for (const [id, fit] of search([other], weight))
        if (fit > (fits.get(id) ?? 0)) fits.set(id, fit);
    if (fits.size > 0) return fits;
    if (word.text.length >= MIN_FUZZY && !isChinese(word.text)) {
      const similar = search([term], RULES.fuzzy, { fuzzy: 0.25, maxFuzzy: 2 });
      if (similar.size > 0) return similar;
    }
    return word.parts.length > 0
      ? search(word.parts.map(toTerm), 1, { combineWith: 'AND' })
      : fits;
  }

  return function findWord(word: Word, isOpen: boolean): WordFits {
    const key = `${isOpen} ${word.text}`;
    const found = known.get(key) ?? lookUp(word, isOpen);
    if (known.size > MAX_KNOWN) known.clear();
    known.set(key, found);
    return found;
  };
}
