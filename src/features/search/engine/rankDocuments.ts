import type { SearchQuery } from '../../../types/search';
import type { NamedDocument } from './createNameFinder';
import type { WordScores } from './createWordFinder';
import type { SearchDocument } from './listDocuments';
import type { ParsedQuery } from './parseQuery';
import {
  EXACT_NAME,
  KIND_WEIGHTS,
  MIGRATION_WEIGHT,
  NEAR_PRODUCT,
  SAME_NAME,
} from './rankRules';
import { toTerm, toTerms } from './toTerms';

export interface RankedDocument {
  document: SearchDocument;
  score: number;
}

interface Found {
  documents: readonly SearchDocument[];
  query: Pick<SearchQuery, 'near' | 'product' | 'kind'>;
  parsed: ParsedQuery;
  /** For each word where it was found. */
  words: readonly WordScores[];
  exact: readonly NamedDocument[];
}

const ABOUT_VERSIONS = /^(migrat|upgrad|break|codemod|v\d+$|version)/;

/** Puts what was found into the order in which a reader wants it. */
export function rankDocuments({
  documents,
  query,
  parsed,
  words,
  exact,
}: Found): RankedDocument[] {
  // A rare word says more of what is wanted than one that is on every page.
  const weights = words.map((found) => Math.log(1 + documents.length / (found.size + 1)));
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  const scores = new Map<number, { sum: number; covered: number }>();
  words.forEach((found, position) => {
    for (const [id, score] of found) {
      const known = scores.get(id) ?? { sum: 0, covered: 0 };
      known.sum += score;
      known.covered += (weights[position] ?? 0) / total;
      scores.set(id, known);
    }
  });
  const asked = parsed.words.map(({ text }) => toTerm(text));
  const isAboutVersions = asked.some((term) => ABOUT_VERSIONS.test(term));
  const ranked = [...scores].map(([id, { sum, covered }]) => {
    const document = documents[id]!;
    const factor =
      KIND_WEIGHTS[document.kind] *
      (document.product && document.product === query.near ? NEAR_PRODUCT : 1) *
      (!isAboutVersions && document.path.includes('/migration/') ? MIGRATION_WEIGHT : 1) *
      (isSame(toTerms(document.name), asked) ? SAME_NAME : 1);
    return { document, score: sum * covered ** 2 * factor };
  });
  const first = exact.map(({ document, sureness }) => ({
    document,
    score: EXACT_NAME * sureness,
  }));
  const taken = new Set(first.map(({ document }) => document.id));
  return [...first, ...ranked.filter(({ document }) => !taken.has(document.id))]
    .filter(
      ({ document: { product, kind } }) =>
        (!query.product || product === query.product) &&
        (!query.kind || kind === query.kind),
    )
    .sort((a, b) => b.score - a.score || a.document.id - b.document.id);
}

const isSame = (terms: readonly string[], asked: readonly string[]): boolean =>
  terms.length === asked.length && terms.every((term) => asked.includes(term));
