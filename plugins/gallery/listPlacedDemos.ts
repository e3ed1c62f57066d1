import path from 'node:path';
import { getDocId } from '../../src/lib/docPaths';
import { pathnameToLanguage } from '../../src/lib/languagePaths';
import type { Language } from '../../src/config/languages';
import type { SearchPage } from '../../src/types/searchIndex';
import { readGuidePages } from '../search/readGuidePages';

/** A demo and its position on a page. */
export interface PlacedDemo {
  /** `data-grid/sorting/SortByRank`. */
  id: string;
  page: SearchPage;
  /** Address of the page without its language and trailing slash. */
  pathname: string;
  /** Heading of its section; undefined above the first heading. */
  heading?: string;
}

/**
 * Lists the demos on the pages of a language, each at its first position.
 * @param docsDir folder of the English pages
 * @throws Error for a page whose address matches no file
 */
export async function listPlacedDemos(
  docsDir: string,
  language: Language,
): Promise<PlacedDemo[]> {
  const pages = readGuidePages(docsDir, language);
  const demos = new Map<string, PlacedDemo>();
  for (const { page } of pages) {
    const pathname = pathnameToLanguage(page.path).canonicalPathname;
    const docId = getDocId(pathname);
    if (docId === null)
      throw new Error(`${page.path} is the address of no page in docs/.`);
    for (const { demos: names = [], heading } of page.sections)
      for (const name of names) {
        const id = `${path.posix.dirname(docId)}/${name}`;
        if (!demos.has(id)) demos.set(id, { id, page, pathname, heading });
      }
  }
  return [...demos.values()];
}
