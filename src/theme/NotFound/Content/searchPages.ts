import type { IndexedPage } from '@site/src/types/pageIndex';

/** Several sections of one page may be found. */
const MAX_RESULTS = 20;

/**
 * Asks the site's own search in its worker, also where a service answers the search field: what
 * is asked here are the words of an address that nobody typed as a question. The own index has
 * all pages of the build, costs no request to others, and works offline and without consent.
 * A section stands for its page.
 * @param base address below which the language's pages are
 * @returns each page once, best first
 * @throws Error where the search does not arrive
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
