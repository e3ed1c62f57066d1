import fs from 'node:fs';
import path from 'node:path';
import { BASE_URLS, LANGUAGES } from '../../../src/config/languages';
import type { ProductFolder } from '../../../src/types/page';
import { listChangesFiles } from '../../../content/api-changes/listChangesFiles';
import { SITE_DIR } from '../../../content/paths/siteDir';
import { getChangesPage } from './changesPages';
import listed from './listedPages.json';

const BUILD_DIR = path.resolve(__dirname, '../../../build');

/** The paths of all pages in the built sitemaps. */
export function listSitePages(): string[] {
  return LANGUAGES.flatMap((language) => {
    const sitemap = fs.readFileSync(
      path.join(BUILD_DIR, BASE_URLS[language], 'sitemap.xml'),
      'utf8',
    );
    return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, url = '']) => new URL(url).pathname,
    );
  });
}

/**
 * Whether a page has content to read. Redirect pages have neither heading nor demos; the
 * search and the playground have separate tests.
 */
export const isTextPage = (pathname: string): boolean =>
  !/^\/(\w+\/)?x\/((search|playground)\/)?$/.test(pathname);

const CHANGES = /^\/x\/api\/([\w-]+)\/changes-\*\/$/;

/** `changes-*` stands for the newest changes of a product. The oldest version has none. */
const pathsOf = (pages: readonly { path: string }[]): string[] => {
  const hasChanges = listChangesFiles(SITE_DIR).length > 0;
  return pages
    .filter(({ path }) => hasChanges || !CHANGES.test(path))
    .map(({ path }) =>
      path.replace(CHANGES, (_, product: ProductFolder) => getChangesPage(product)),
    );
};

/** At least one page of each type; `npm test` checks them in every appearance. */
export const PAGE_TYPES = pathsOf(listed.pageTypes);

/** These pages, guides that have at least one demo of each kind, and the longest page. */
export const LISTED_PAGES = new Set([...PAGE_TYPES, ...pathsOf(listed.more)]);
