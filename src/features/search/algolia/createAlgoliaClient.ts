import { liteClient } from 'algoliasearch/lite';
import type { SearchHit, SearchQuery } from '../../../types/search';
import type { SearchClient } from '../createSearchClient';
import { HIT_END, HIT_START, toHit, type AlgoliaRecord } from './toHit';

export interface AlgoliaSettings {
  appId: string;
  /** A search-only key, because every reader gets it. */
  searchKey: string;
  index: string;
  /** Language of the pages, which the crawler reads from `lang`. */
  language: string;
}

/** The service refuses texts of more than 512 bytes; a character takes at most three. */
const MAX_QUERY_LENGTH = 170;
/** Filters are applied to the results, so more hits are requested than shown. */
const MORE = 3;
/** How many ranks a hit of the current product gains. */
const NEAR_PLACES = 3;

/**
 * Uses Algolia as the site's search, with an index built by its DocSearch crawler. It
 * supports neither plans nor suggestions.
 */
export function createAlgoliaClient(settings: AlgoliaSettings): SearchClient {
  const { appId, searchKey, index, language } = settings;
  const client = liteClient(appId, searchKey);
  return {
    // The script is loaded when this is called, and there is no index to load.
    load: async () => undefined,
    ask: async (query) => {
      const { results } = await client.searchForHits<AlgoliaRecord>({
        requests: [
          {
            indexName: index,
            query: cut(query.text),
            hitsPerPage: query.limit * MORE,
            facetFilters: [`language:${language}`],
            attributesToSnippet: ['content:25'],
            snippetEllipsisText: '…',
            highlightPreTag: HIT_START,
            highlightPostTag: HIT_END,
          },
        ],
      });
      const hits = (results[0]?.hits ?? []).flatMap((record) => toHit(record) ?? []);
      return { query: query.text, hits: choose(hits, query), suggestions: [] };
    },
  };
}

function choose(hits: SearchHit[], { near, product, kind, limit }: SearchQuery) {
  const rank = (hit: SearchHit, place: number): number =>
    place - (near && hit.product === near ? NEAR_PLACES : 0);
  return hits
    .map((hit, place) => ({ hit, rank: rank(hit, place) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ hit }) => hit)
    .filter((hit) => !product || hit.product === product)
    .filter((hit) => !kind || hit.kind === kind)
    .slice(0, limit);
}

/** Cuts a text to the maximum length, without splitting a character. */
const cut = (text: string): string =>
  text.slice(0, MAX_QUERY_LENGTH).replace(/[\uD800-\uDBFF]$/, '');
