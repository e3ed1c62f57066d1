import type { IndexedPage } from '@site/src/types/pageIndex';

/** Several sections of one page may be found. */
const MAX_RESULTS = 20;

/**
 * Asks the site's search in its worker. It finds what has all words; where nothing has, one
 * word after the other is tried, the longest first. A section stands for its page.
 * @param base address below which the language's pages are
 * @returns each page once, best first
 */
export async function searchPages(words: string, base: string): Promise<IndexedPage[]> {
  const single = words.split(' ').sort((a, b) => b.length - a.length);
  for (const query of new Set([words, ...single])) {
    const pages = await findPages(query, base);
    if (pages.length > 0) return pages;
  }
  return [];
}

async function findPages(query: string, base: string): Promise<IndexedPage[]> {
  const { searchOnce } = await import('@site/src/theme/searchByWorker');
  const results = await searchOnce(base, '', query, MAX_RESULTS);
  const titles = new Map<string, string>();
  for (const { document, page } of results) {
    if (!titles.has(document.u)) titles.set(document.u, (page || document).t);
  }
  return [...titles].map(([path, title]) => ({ path, title }));
}
