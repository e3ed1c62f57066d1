import type { SearchQuery } from '../../../types/search';
import type { NamedDocument } from './createNameFinder';
import type { WordFits } from './createWordFinder';
import type { SearchDocument } from './listDocuments';
import type { ParsedQuery } from './parseQuery';
import { RULES } from './rankRules';
import { PRODUCT_WORDS } from '../../../config/searchSynonyms';
import { PRODUCT_FOLDERS, type ProductFolder } from '../../../types/page';
import { toTerm } from './toTerms';

export interface RankedDocument {
  document: SearchDocument;
  score: number;
}

interface Found {
  documents: readonly SearchDocument[];
  /** Terms of the names of the documents. */
  nameTerms: readonly (readonly string[])[];
  query: Pick<SearchQuery, 'near' | 'product' | 'kind'>;
  parsed: ParsedQuery;
  /** For each word where it was found. */
  words: readonly WordFits[];
  exact: readonly NamedDocument[];
  /** How much more documents count that have the words as asked, side by side. */
  phrases: ReadonlyMap<number, number>;
}

/** How well each word of a query fits a document or a page, from 0 to 1. */
type Fit = Float64Array;

/** Words of a question about what another version had. */
const ABOUT_VERSIONS =
  /^(migrat|upgrad|breaking|codemod|v\d+$|version|removed|renamed|replaced|anymore|longer|deprecated|迁移|升级)/;
const VERSION = /-v(\d+)\/$/;

/** Puts what was found into the order in which a reader wants it. */
export function rankDocuments(found: Found): RankedDocument[] {
  const { documents, nameTerms, query, parsed, words, exact, phrases } = found;
  // A rare word says more of what is wanted than one that is on every page.
  const weights = words.map((found) => {
    let sum = 1;
    for (const fit of found.values()) sum += fit;
    return Math.log(1 + documents.length / sum) ** RULES.rarity;
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  const fits = getFits(words);
  const pages = new Map<string, { fit: Fit; mass: Fit; itself?: Fit }>();
  const mostMass = new Float64Array(words.length);
  for (const [id, fit] of fits) {
    const { path, kind, anchor } = documents[id]!;
    if (kind === 'api') continue;
    const page = pages.get(path) ?? {
      fit: new Float64Array(words.length),
      mass: new Float64Array(words.length),
    };
    fit.forEach((each, word) => {
      page.fit[word] = Math.max(page.fit[word]!, each);
      page.mass[word] = page.mass[word]! + each;
      mostMass[word] = Math.max(mostMass[word]!, page.mass[word]!);
    });
    if (anchor === undefined) page.itself = fit;
    pages.set(path, page);
  }
  const weigh = (fit: Fit | undefined, coverage: number): number => {
    if (!fit) return 0;
    let sum = 0;
    let covered = 0;
    fit.forEach((each, word) => {
      sum += each * weights[word]!;
      covered += weights[word]! * Math.min(1, each / RULES.enough);
    });
    return (sum / total) * (covered / total) ** coverage;
  };
  const asked = parsed.words.map(({ text }) => toTerm(text));
  const isAboutVersions = parsed.words.some(({ text }) => ABOUT_VERSIONS.test(text));
  const meant = findProducts(parsed);
  const getFactor = (document: SearchDocument): number =>
    RULES[document.kind] *
    (document.product && document.product === query.near ? RULES.near : 1) *
    (document.product && meant.has(document.product) ? RULES.meant : 1) *
    (document.path.includes('/migration/')
      ? isAboutVersions
        ? RULES.asksVersions * getNewness(document.path)
        : RULES.migration
      : 1) *
    (document.path.endsWith('/faq/') ? RULES.faq : 1) *
    (1 + (phrases.get(document.id) ?? 0)) *
    (isSame(nameTerms[document.id] ?? [], asked) ? RULES.sameName : 1);

  const pageScores = new Map(
    [...pages].map(([path, { fit, mass, itself }]) => [
      path,
      RULES.pageMass *
        weigh(
          mass.map((each, word) => each && (each / mostMass[word]!) ** RULES.power),
          RULES.pageCoverage,
        ) +
        RULES.wholePage * weigh(fit, RULES.pageCoverage) +
        RULES.pageItself * weigh(itself, RULES.coverage),
    ]),
  );
  const ranked = [...fits].map(([id, fit]) => {
    const document = documents[id]!;
    const ofPage = document.kind === 'api' ? 0 : (pageScores.get(document.path) ?? 0);
    return {
      document,
      score: (weigh(fit, RULES.coverage) + ofPage) * getFactor(document),
    };
  });
  const first = exact.map(({ document, sureness }) => ({
    document,
    score: RULES.exactName * sureness,
  }));
  const taken = new Set(first.map(({ document }) => document.id));
  return [...first, ...ranked.filter(({ document }) => !taken.has(document.id))]
    .filter(
      ({ document: { product, kind } }) =>
        (!query.product || product === query.product) &&
        (!query.kind || kind === query.kind),
    )
    .sort(byScore);
}

/** Products that the words of a query name. */
function findProducts({ words }: ParsedQuery): Set<ProductFolder> {
  const terms = new Set(words.map(({ text }) => toTerm(text)));
  return new Set(
    PRODUCT_FOLDERS.filter((product) =>
      PRODUCT_WORDS[product].some((word) => terms.has(toTerm(word))),
    ),
  );
}

/** Most readers leave the last major, fewer those before it. */
function getNewness(path: string): number {
  const version = Number(VERSION.exec(path)?.[1] ?? 4);
  return 1 - RULES.older * (7 - version);
}

export const byScore = (a: RankedDocument, b: RankedDocument): number =>
  b.score - a.score || a.document.id - b.document.id;

function getFits(words: readonly WordFits[]): Map<number, Fit> {
  const fits = new Map<number, Fit>();
  words.forEach((found, word) => {
    for (const [id, each] of found) {
      const fit = fits.get(id) ?? new Float64Array(words.length);
      fit[word] = each;
      fits.set(id, fit);
    }
  });
  return fits;
}

const isSame = (terms: readonly string[], asked: readonly string[]): boolean =>
  terms.length === asked.length && terms.every((term) => asked.includes(term));
