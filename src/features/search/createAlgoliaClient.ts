import { liteClient } from 'algoliasearch/lite';
import { isReferencePath } from '../../lib/apiPaths';
import { getProductInfoFromUrl } from '../../lib/getProductInfoFromUrl';
import { PRODUCT_FOLDERS } from '../../types/page';
import type { SearchHit, SearchQuery, SearchText } from '../../types/search';
import type { SearchClient } from './createSearchClient';

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

/** Enclose matched words in a response; no text of a page contains these characters. */
export const HIT_START = '\uE000';
export const HIT_END = '\uE001';

type Levels = Record<string, string | null | undefined>;
interface Marked {
  value: string;
}

/**
 * A record of a DocSearch crawler, with the fields that the service adds. Records of
 * other crawlers may lack any of them.
 * https://docsearch.algolia.com/docs/record-extractor
 */
interface AlgoliaRecord {
  url?: string;
  /** The page's title is `lvl1`; `lvl0` is its section of the site. */
  hierarchy?: Levels;
  _highlightResult?: { hierarchy?: Record<string, Marked> };
  _snippetResult?: { content?: Marked };
}

/** @returns undefined for a record without a page */
export function toHit(record: AlgoliaRecord): SearchHit | undefined {
  // Whichever host was crawled, the page is on this site.
  const [, path, hash = ''] =
    /^https?:\/\/[^/?#]+(\/[^?#]*)[^#]*(#.*)?$/.exec(record.url ?? '') ?? [];
  const page = readLevel(record, 1) ?? readLevel(record, 0);
  if (!path || !page) return undefined;
  const heading = [6, 5, 4, 3, 2]
    .map((level) => readLevel(record, level))
    .find((text) => text !== undefined);
  const { productId } = getProductInfoFromUrl(path);
  const product = PRODUCT_FOLDERS.find((folder) => productId === `x-${folder}`);
  const snippet = record._snippetResult?.content?.value;
  return {
    url: path + hash,
    kind: isReferencePath(path) ? 'api' : 'guide',
    ...(product && { product }),
    page,
    ...(heading && { heading }),
    ...(snippet && { context: readMarks(snippet) }),
  };
}

function readLevel(record: AlgoliaRecord, level: number): SearchText | undefined {
  const name = `lvl${level}`;
  const text =
    record._highlightResult?.hierarchy?.[name]?.value ?? record.hierarchy?.[name];
  return text ? readMarks(text) : undefined;
}

/** Removes the marks from a text and returns their positions. */
export function readMarks(marked: string): SearchText {
  let text = '';
  let start: number | undefined;
  const marks: [number, number][] = [];
  for (const part of marked.split(/([\uE000\uE001])/)) {
    if (part === HIT_START) start = text.length;
    else if (part === HIT_END) {
      if (start !== undefined && start < text.length) marks.push([start, text.length]);
      start = undefined;
    } else text += part;
  }
  return { text, marks };
}
