import type { IndexedPage } from '@site/src/types/pageIndex';

/** Several hits may be sections of one page. */
const MAX_RESULTS = 20;

/**
 * Uses the site's own search in its worker, even if a service is configured for the
 * search field: the query is derived from an address, not typed by the reader. Its index
 * contains all pages of the build, needs no third-party request, and works offline and
 * without consent. A section counts as its page.
 * @param base address below which the language's pages are
 * @returns each page once, best first
 * @throws Error if the search fails to load
 */
export async function searchPages(words: string, base: string): Promise<IndexedPage[]> {
  const { getSearchClient } = await import('@site/src/theme/searchClient');
  const { hits } = await getSearchClient(base).ask({ text: words, limit: MAX_RESULTS });
  const titles = new Map<string, string>();
  for (const { url, page } of hits) {
    const [path = url] = url.split('#');
    if (!titles.has(path)) titles.set(path, page.text);
  }
  return [...titles].map(([path, title]) => ({ path, title }));
}
