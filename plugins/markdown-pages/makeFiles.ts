import { BASE_URLS } from '../../src/config/languages';
import {
  DEMO_LIST_FILE,
  FULL_TEXT_FILE,
  PAGE_LIST_FILE,
} from '../../src/config/machineFiles';
import { getMarkdownPath } from '../../src/lib/getMarkdownPath';
import type { PublishedDemo } from '../../src/types/machineFiles';
import { PRODUCT_FOLDERS, type ProductFolder } from '../../src/types/page';
import { getProductFolder, groupPages } from './lists/groupPages';
import { renderPageList } from './lists/renderPageList';
import type { SitePage } from './model';
import type { SiteContext } from './siteContext';
import { writePage } from './writePage';

/**
 * Renders `llms-full.txt`: the pages of `llms.txt`, separated by lines.
 * @param markdown texts of the pages by path
 * @param product only its pages; all if omitted
 */
const renderFullText = (
  pages: readonly SitePage[],
  markdown: ReadonlyMap<string, string>,
  { texts }: SiteContext,
  product?: ProductFolder,
): string =>
  groupPages(pages, texts, product)
    .flatMap((group) => group.pages)
    .map(({ path }) => markdown.get(path) ?? '')
    .join('\n---\n\n');

/**
 * Generates all files for assistants and tools.
 * @param version of the documented packages
 * @returns texts by path relative to the base of the language: `react-charts/bars.md`
 * @throws Error with the file and line of content that cannot be written as Markdown
 */
export async function makeFiles(
  pages: readonly SitePage[],
  site: SiteContext,
  version: string,
): Promise<ReadonlyMap<string, string>> {
  const base = BASE_URLS[site.language];
  const markdown = new Map<string, string>();
  const demos = new Map<string, PublishedDemo>();
  for (const page of pages) {
    const written = await writePage(page, site);
    markdown.set(page.path, written.markdown);
    // A demo may occur more than once, on one page or on several; the first occurrence is
    // used.
    for (const demo of written.demos) if (!demos.has(demo.id)) demos.set(demo.id, demo);
  }
  const lists = [undefined, ...PRODUCT_FOLDERS].flatMap((product) => {
    const folder = product ? getProductFolder(product) : '';
    return [
      [folder + PAGE_LIST_FILE, renderPageList(pages, site, version, product)],
      [folder + FULL_TEXT_FILE, renderFullText(pages, markdown, site, product)],
    ] as const;
  });
  return new Map([
    ...[...markdown].map(
      ([path, text]) => [getMarkdownPath(path).slice(base.length), text] as const,
    ),
    ...lists,
    [DEMO_LIST_FILE, JSON.stringify([...demos.values()])],
  ]);
}
