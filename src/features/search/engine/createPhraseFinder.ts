import { STOP_WORDS } from '../../../config/searchSynonyms';
import type { SearchDocument } from './listDocuments';
import type { ParsedQuery } from './parseQuery';
import { RULES } from './rankRules';
import { splitWords } from './splitWords';
import { toTerm } from './toTerms';

/**
 * Finds documents whose name, or whose page's keywords, contain adjacent words of the
 * query: "row number" differs from rows and numbers.
 * @param documents of the index
 */
export function createPhraseFinder(documents: readonly SearchDocument[]) {
  const byPair = new Map<string, Set<number>>();
  const byWhole = new Map<string, Set<number>>();
  const guides = documents.filter(({ kind }) => kind !== 'api');
  const keywordsOf = new Map(
    guides.flatMap(({ path, anchor, keywords }) =>
      anchor === undefined ? [[path, keywords.split('. ').map(readTerms)] as const] : [],
    ),
  );
  for (const { id, name, path, anchor } of guides) {
    const phrases = [readTerms(name), ...(keywordsOf.get(path) ?? [])];
    for (const phrase of phrases) {
      for (const pair of listPairs(phrase)) add(byPair, pair, id);
      if (anchor === undefined) add(byWhole, phrase.join(' '), id);
    }
  }
  /** @returns the bonus of each matching document; 0 is no bonus */
  return function findPhrases({ words }: ParsedQuery): ReadonlyMap<number, number> {
    const gains = new Map<number, number>();
    const terms = words.map(({ text }) => toTerm(text));
    const pairs = listPairs(terms);
    const gain = (id: number, more: number) => gains.set(id, (gains.get(id) ?? 0) + more);
    for (const pair of pairs)
      for (const id of byPair.get(pair) ?? []) gain(id, RULES.phrase / pairs.length);
    for (const id of byWhole.get(terms.join(' ')) ?? []) gain(id, RULES.wholePhrase);
    return gains;
  };
}

const readTerms = (text: string): string[] =>
  splitWords(text)
    .filter((word) => !STOP_WORDS.has(word.text))
    .map((word) => toTerm(word.text));

/** All pairs of adjacent words, in either order: "export csv", "CSV export". */
const listPairs = (terms: readonly string[]): string[] =>
  terms.slice(1).map((term, index) => [terms[index], term].sort().join(' '));

function add(table: Map<string, Set<number>>, key: string, id: number): void {
  const ids = table.get(key);
  if (ids) ids.add(id);
  else table.set(key, new Set([id]));
}
