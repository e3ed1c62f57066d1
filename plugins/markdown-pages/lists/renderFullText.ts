import type { ProductFolder } from '../../../src/types/page';
import type { SitePage } from '../model';
import type { SiteContext } from '../siteContext';
import { groupPages } from './groupPages';

/**
 * Renders `llms-full.txt`: the pages of `llms.txt`, separated by lines.
 * @param markdown texts of the pages by path
 * @param product only its pages; all if omitted
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
