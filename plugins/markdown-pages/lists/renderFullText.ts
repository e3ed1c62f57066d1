import type { ProductFolder } from '../../../src/types/page';
import type { SitePage } from '../model';
import type { SiteContext } from '../siteContext';
import { groupPages } from './groupPages';

/**
 * The text of `llms-full.txt`: the pages of `llms.txt` one after the other, with a line between.
 * @param markdown of each page by its path
 * @param product only its pages; all if left out
 */
export const renderFullText = (
  pages: readonly SitePage[],
  markdown: ReadonlyMap<string, string>,
  { texts }: SiteContext,
  product?: ProductFolder,
): string =>
  groupPages(pages, texts, product)
    .flatMap((group) => group.pages)
    .map(({ path }) => markdown.get(path) ?? '')
    .join('\n---\n\n');
