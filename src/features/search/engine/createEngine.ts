import MiniSearch from 'minisearch';
import type { SearchAnswer, SearchQuery } from '../../../types/search';
import type { SearchIndex, SearchTexts } from '../../../types/searchIndex';
import { createKeywordFinder } from './createKeywordFinder';
import { createNameFinder } from './createNameFinder';
import { createPhraseFinder } from './createPhraseFinder';
import { createSuggester } from './createSuggester';
import { createSynonyms } from './createSynonyms';
import { createWordFinder } from './createWordFinder';
import { listDocuments, type SearchDocument } from './listDocuments';
import { parseQuery } from './parseQuery';
import { CANDIDATE_FACTOR, pickHits } from './pickHits';
import { prepareRanking } from './prepareRanking';
import { rankDocuments } from './rankDocuments';
import { FIELD_WEIGHTS } from './rankRules';
import { toHit } from './toHit';
import { toTerms } from './toTerms';

/**
 * The texts of the documents, in the order of `listDocuments`; empty if there is none.
 * @param index of the documents
 */
const listBodies = (
  { pages }: SearchIndex,
  { sections, api, entries }: SearchTexts,
): string[] => [
  ...pages.flatMap((page, position) =>
    page.sections.flatMap(({ anchor, lead, demos = [] }, index) => {
      const rest = sections[position]?.[index] ?? '';
      // A page is shown with its description; its first lines are ordinary text.
      const body = anchor === undefined ? `${lead} ${rest}`.trim() : rest;
      return [body, ...demos.map(() => '')];
    }),
  ),
  ...api,
  ...entries,
];

export interface SearchEngine {
  /** Adds the full texts to the index. */
  addTexts: (texts: SearchTexts) => void;
  ask: (query: SearchQuery) => SearchAnswer;
}

const identity = (term: string) => term;

/**
 * The search engine; runs in the browser's worker and in Node.
 * @param index of a language
 */
export function createEngine(index: SearchIndex): SearchEngine {
  const documents = listDocuments(index);
  const names = new MiniSearch<SearchDocument>({
    fields: Object.keys(FIELD_WEIGHTS),
    tokenize: toTerms,
    processTerm: identity,
  });
  names.addAll(documents);
  const table = prepareRanking(documents);
  let bodyTexts: string[] = [];
  let forms: ReadonlyMap<string, string> | undefined;
  const synonyms = createSynonyms();
  const exported = new Set(index.api.map(({ name }) => name.toLowerCase()));
  let find = createWordFinder({ names, bodies: undefined, synonyms, exported });
  const findNames = createNameFinder(documents);
  const findPhrases = createPhraseFinder(documents);
  const findKeywords = createKeywordFinder(table, synonyms);
  const suggest = createSuggester(documents);

  return {
    addTexts(texts) {
      bodyTexts = listBodies(index, texts);
      const [own = '', shown = ''] = texts.forms ?? [];
      const replacements = [...shown];
      forms = new Map([...own].map((each, at) => [each, replacements[at] ?? each]));
      const added = new MiniSearch<{ id: number; body: string }>({
        fields: ['body'],
        tokenize: toTerms,
        processTerm: identity,
      });
      added.addAll(
        bodyTexts.map((body, id) => ({ id, body })).filter(({ body }) => body),
      );
      find = createWordFinder({ names, bodies: added, synonyms, exported });
    },
    ask(query) {
      const parsed = parseQuery(query.text, forms);
      const ranked = rankDocuments({
        table,
        query,
        parsed,
        words: parsed.words.map((word, position) =>
          find(word, parsed.isOpen && position === parsed.words.length - 1),
        ),
        exact: findNames(parsed, query.near),
        phrases: findPhrases(parsed),
        findKeywords,
        count: query.limit * CANDIDATE_FACTOR,
      });
      const hits = pickHits(ranked, query.limit).map((hit) =>
        toHit(hit, parsed, bodyTexts[hit.document.id] ?? ''),
      );
      return {
        query: query.text,
        hits,
        suggestions: hits.length > 0 ? [] : suggest(parsed.name),
      };
    },
  };
}
