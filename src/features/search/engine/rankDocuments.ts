import { PRODUCT_WORDS } from '../../../config/searchSynonyms';
import { PRODUCT_FOLDERS, type ProductFolder } from '../../../types/page';
import type { SearchQuery } from '../../../types/search';
import type { KeywordFinder } from './createKeywordFinder';
import type { NamedDocument } from './createNameFinder';
import type { WordFits } from './createWordFinder';
import type { SearchDocument } from './listDocuments';
import type { ParsedQuery } from './parseQuery';
import type { RankTable } from './prepareRanking';
import { RULES } from './rankRules';
import { scoreDocuments } from './scoreDocuments';
import { isCodeName } from './splitWords';
import { toTerm } from './toTerms';

/**
 * Weight of each word of a query: a rare one counts more than one that is on every page,
 * and a rare name in code more than the words around it.
 * @param words for each word, the documents in which it was found
 * @param count of all documents
 */
const weighWords = (
  words: readonly WordFits[],
  count: number,
  parsed: ParsedQuery,
): number[] =>
  words.map((found, position) => {
    let sum = RULES.rarityFloor;
    for (const fit of found.values()) sum += fit;
    const isRareName = isCodeName(parsed.words[position]!) && sum <= RULES.nameRarityMost;
    return Math.log(1 + count / sum) ** (isRareName ? RULES.nameRarity : RULES.rarity);
  });

export interface RankedDocument {
  document: SearchDocument;
  score: number;
}

interface Found {
  table: RankTable;
  query: Pick<SearchQuery, 'near' | 'product' | 'kind'>;
  parsed: ParsedQuery;
  /** For each word, the documents in which it was found. */
  words: readonly WordFits[];
  exact: readonly NamedDocument[];
  /** Bonus of documents that contain adjacent words of the query. */
  phrases: ReadonlyMap<number, number>;
  findKeywords: KeywordFinder;
  /** Maximum number of results. */
  count: number;
}

/** Words of a question about another version. */
const ABOUT_VERSIONS =
  /^(migrat|upgrad|breaking|codemod|v\d+$|version|removed|renamed|replaced|anymore|longer|deprecated|迁移|升级)/;
const VERSION = /-v(\d+)\/$/;

/** Ranks the documents that were found. */
export function rankDocuments(found: Found): RankedDocument[] {
  const { table, query, parsed, words, exact, phrases, findKeywords, count } = found;
  const { documents, nameTerms, factors, pageOf } = table;
  const weights = weighWords(words, documents.length, parsed);
  const { ids, scores } = scoreDocuments(table, words, weights);
  const keywords = findKeywords(parsed, weights);
  const queryTerms = parsed.words.map(({ text }) => toTerm(text));
  const hasName = parsed.words.some(isCodeName);
  const isAboutVersions = parsed.words.some(({ text }) => ABOUT_VERSIONS.test(text));
  const meant = findProducts(parsed);
  const hasSameName = ({ id }: SearchDocument) => isSame(nameTerms[id] ?? [], queryTerms);
  // A heading is as good an answer as a keyword of a page.
  const getKeywordShare = (document: SearchDocument): number =>
    document.kind === 'guide' && hasSameName(document)
      ? 1
      : (keywords.get(pageOf[document.id]!) ?? 0);
  const getFactor = (document: SearchDocument): number => {
    const { id, product, path } = document;
    return (
      factors[id]! *
      (product && product === query.near ? RULES.near : 1) *
      (product && meant.has(product) ? RULES.meant : 1) *
      (path.includes('/migration/') ? getVersionFactor(path, isAboutVersions) : 1) *
      (path.includes('/migration/') && hasName && document.anchor === undefined
        ? RULES.migrationItself
        : 1) *
      (1 + (phrases.get(id) ?? 0)) *
      (1 + RULES.keyword * getKeywordShare(document)) *
      (hasSameName(document) ? RULES.sameName : 1)
    );
  };

  /** The first term is the whole name, the others are its words. */
  const isSpelled = ({ anchor }: SearchDocument, [, ...terms]: readonly string[]) =>
    terms.length > 1 && anchor?.startsWith('prop-') && isSame(terms, queryTerms);
  const matchesFilters = ({ product, kind }: SearchDocument): boolean =>
    (!query.product || product === query.product) && (!query.kind || kind === query.kind);
  const first = exact
    .filter(({ document }) => matchesFilters(document))
    .map(({ document, sureness }) => ({ document, score: RULES.exactName * sureness }));
  const taken = new Set(exact.map(({ document }) => document.id));
  const candidates = ids.filter((id) => !taken.has(id) && matchesFilters(documents[id]!));
  for (const id of candidates) scores[id]! *= getFactor(documents[id]!);
  // "pin a column" is about the guide first, but readers also look for `pinnedColumns`.
  const spelled = candidates.filter((id) => isSpelled(documents[id]!, nameTerms[id]!));
  if (spelled.length > 0) {
    const best = candidates.reduce((most, id) => Math.max(most, scores[id]!), 0);
    for (const id of spelled)
      scores[id] = Math.max(scores[id]!, best * RULES.spelledProp);
  }
  const ranked = takeBest(candidates, scores, count).map((id) => ({
    document: documents[id]!,
    score: scores[id]!,
  }));
  return [...first, ...ranked].sort(byScore);
}

/** Sorting all of them takes longer than finding the score threshold. */
function takeBest(ids: number[], scores: Float64Array, count: number): number[] {
  if (ids.length <= count) return ids;
  const ordered = Float64Array.from(ids, (id) => scores[id]!).sort();
  const enough = ordered[ordered.length - count]!;
  return ids.filter((id) => scores[id]! >= enough);
}

/** Products named by the query. */
function findProducts({ words }: ParsedQuery): Set<ProductFolder> {
  return new Set(words.flatMap(({ text }) => productsByTerm.get(toTerm(text)) ?? []));
}

const productsByTerm = new Map<string, ProductFolder[]>();
for (const product of PRODUCT_FOLDERS)
  for (const term of new Set(PRODUCT_WORDS[product].map(toTerm)))
    productsByTerm.set(term, [...(productsByTerm.get(term) ?? []), product]);

/** Most readers migrate from the previous major, fewer from older ones. */
function getVersionFactor(path: string, isAboutVersions: boolean): number {
  if (!isAboutVersions) return RULES.migration;
  const version = Number(VERSION.exec(path)?.[1] ?? 4);
  return RULES.asksVersions * (1 - RULES.older * (7 - version));
}

export const byScore = (a: RankedDocument, b: RankedDocument): number =>
  b.score - a.score || a.document.id - b.document.id;

const isSame = (terms: readonly string[], queryTerms: readonly string[]): boolean =>
  terms.length === queryTerms.length && terms.every((term) => queryTerms.includes(term));
