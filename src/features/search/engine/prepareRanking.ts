import { STOP_WORDS } from '../../../config/searchSynonyms';
import type { SearchDocument } from './listDocuments';
import { RULES } from './rankRules';
import { toTerm, toTerms } from './toTerms';

/** Data about the documents that ranking precomputes. */
export interface RankTable {
  documents: readonly SearchDocument[];
  /** Terms of each document's name, without those that queries lack, such as "how". */
  nameTerms: readonly (readonly string[])[];
  /** For each document, the position of its guide page; -1 if it has none. */
  pageOf: Int32Array;
  /** For each guide page, the document that represents the page itself. */
  itself: Int32Array;
  /** Weight of each document by its kind and position. */
  factors: Float64Array;
}

const STOP_TERMS = new Set([...STOP_WORDS].map(toTerm));

const toNameTerms = (name: string): string[] => {
  const terms = toTerms(name);
  const significant = terms.filter((term) => !STOP_TERMS.has(term));
  return significant.length > 0 ? significant : terms;
};

const FAQ = /\/faq\/$/;

/**
 * Precomputes what all queries share.
 * @param documents of the index
 */
export function prepareRanking(documents: readonly SearchDocument[]): RankTable {
  const positions = new Map<string, number>();
  const itself: number[] = [];
  const pageOf = new Int32Array(documents.length).fill(-1);
  const factors = new Float64Array(documents.length);
  for (const { id, kind, path, anchor } of documents) {
    factors[id] = RULES[kind] * (FAQ.test(path) ? RULES.faq : 1);
    if (kind === 'api') continue;
    const position = positions.get(path) ?? positions.size;
    positions.set(path, position);
    pageOf[id] = position;
    if (anchor === undefined) itself[position] = id;
  }
  return {
    documents,
    nameTerms: documents.map(({ name }) => toNameTerms(name)),
    pageOf,
    itself: Int32Array.from(itself),
    factors,
  };
}
