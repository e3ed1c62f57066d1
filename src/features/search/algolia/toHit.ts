import { getProductInfoFromUrl } from '../../../lib/getProductInfoFromUrl';
import { isReferencePath } from '../../../lib/isReferencePath';
import { PRODUCT_FOLDERS } from '../../../types/page';
import type { SearchHit, SearchText } from '../../../types/search';

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
export interface AlgoliaRecord {
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
