import { STOP_WORDS } from '../../../config/searchSynonyms';
import type { Synonyms } from './createSynonyms';
import type { ParsedQuery } from './parseQuery';
import type { RankTable } from './prepareRanking';
import { RULES } from './rankRules';
import { isChinese, splitWords } from './splitWords';
import { toTerm } from './toTerms';

/** A title or keyword of a page. */
interface Phrase {
  page: number;
  /** Number of distinct terms. */
  size: number;
}

/** A term of a query that may match a phrase, and its certainty. */
interface Meaning {
  word: number;
  sureness: number;
}

/**
 * @returns for each matching page, by position, the share of the query that it covers,
 *   from 0 to 1
 */
export type KeywordFinder = (
  parsed: ParsedQuery,
  weights: readonly number[],
) => ReadonlyMap<number, number>;

/**
 * Finds pages with a title or a keyword whose words are all in the query, in any order
 * and at any distance, or are replaced by synonyms: the reader asks about the subject and
 * adds details.
 * @param table of the index
 * @param synonyms words with the same meaning
 */
export function createKeywordFinder(
  { documents, itself }: RankTable,
  synonyms: Synonyms,
): KeywordFinder {
  const phrases: Phrase[] = [];
  const byTerm = new Map<string, number[]>();
  const chinese: { page: number; text: string }[] = [];
  itself.forEach((id, page) => {
    const { name, keywords } = documents[id]!;
    for (const text of new Set([name, ...keywords.split('. ')])) {
      if (isChinese(text)) chinese.push({ page, text: text.replace(/\s+/g, '') });
      const terms = readTerms(text);
      for (const term of terms) {
        const known = byTerm.get(term);
        if (known) known.push(phrases.length);
        else byTerm.set(term, [phrases.length]);
      }
      phrases.push({ page, size: terms.size });
    }
  });

  return function findKeywords({ words, name }, weights) {
    const shares = new Map<number, number>();
    const raise = (page: number, share: number) => {
      if (share > (shares.get(page) ?? 0)) shares.set(page, share);
    };
    const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
    const found = new Map<number, { count: number; words: Map<number, number> }>();
    for (const [term, { word, sureness }] of listMeanings(words, synonyms))
      for (const id of byTerm.get(term) ?? []) {
        const entry = found.get(id) ?? { count: 0, words: new Map<number, number>() };
        entry.count++;
        entry.words.set(word, Math.max(entry.words.get(word) ?? 0, sureness));
        found.set(id, entry);
      }
    for (const [id, entry] of found) {
      const { page, size } = phrases[id]!;
      if (entry.count < size || entry.words.size < size) continue;
      let share = 0;
      for (const [word, sureness] of entry.words) share += sureness * weights[word]!;
      raise(page, share / total);
    }
    const queryLength = words
      .filter(({ text }) => isChinese(text))
      .reduce((sum, { text }) => sum + text.length, 0);
    if (queryLength > 0) {
      const query = name.replace(/\s+/g, '');
      for (const { page, text } of chinese)
        if (text.length > 1 && query.includes(text))
          raise(page, Math.min(1, text.length / queryLength));
    }
    return shares;
  };
}

const readTerms = (text: string): Set<string> =>
  new Set(
    splitWords(text)
      .filter((word) => !STOP_WORDS.has(word.text))
      .map((word) => toTerm(word.text)),
  );

/** The terms of a query and their synonyms; a typed term represents only itself. */
function listMeanings(words: ParsedQuery['words'], synonyms: Synonyms) {
  const meanings = new Map<string, Meaning>();
  words.forEach(({ text }, word) => meanings.set(toTerm(text), { word, sureness: 1 }));
  words.forEach(({ text }, word) => {
    for (const other of synonyms.get(toTerm(text))?.keys() ?? [])
      if (!meanings.has(other))
        meanings.set(other, { word, sureness: RULES.keywordSynonym });
  });
  return meanings;
}
