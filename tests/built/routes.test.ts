import fs from 'node:fs';
import path from 'node:path';
import { listPageIds } from '../../content/nav/listPageIds';
import { walkNav } from '../../content/nav/walkNav';
import { isPage } from '../../content/nav/isPage';
import { BUILD_DIR, SITE_DIR } from '../../content/paths/siteDir';
import { API_TABS } from '../../src/config/api';
import { GALLERY_PATH } from '../../src/config/gallery';
import { BASE_URLS, LANGUAGES } from '../../src/config/languages';
import { REDIRECTS } from '../../src/config/redirects';
import { getDocId } from '../../src/lib/docPaths';
import { nav } from '../../src/nav';
import { listPagePaths } from '../../tools/paths/listPagePaths';
import { readBuilt } from './support/readBundle';

const DOCS_DIR = path.join(SITE_DIR, 'docs');

/** Pages outside of the documentation, relative to the base URL of a language. */
const OTHER_PAGES = [
  '',
  '404.html',
  '_app/',
  'playground/',
  'playground/frame/',
  'production-error/',
  'search/',
];

/** Pages of src/pages that are indexed. */
const FOUND_PAGES = ['licenses/', 'privacy/'];

const listExpected = (): string[] =>
  [...OTHER_PAGES, ...FOUND_PAGES, ...listPagePaths(DOCS_DIR)].sort();

const listBuilt = (base: string): string[] =>
  fs
    .readdirSync(path.join(BUILD_DIR, base), { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.html') && !file.startsWith('assets/'))
    .map((file) => file.replace(/(^|\/)index\.html$/, '$1'))
    .sort();

const expected = listExpected();

test('the written pages of the navigation are among the expected ones', () => {
  const ids = new Set(listPageIds(DOCS_DIR));
  const written = walkNav(nav)
    .filter(isPage)
    .filter(({ pathname }) => ids.has(getDocId(pathname) ?? ''))
    .map(({ pathname }) => `${pathname.replace(/^\/x\//, '')}/`);
  expect(written.length).toBeGreaterThan(80);
  expect(expected).toEqual(expect.arrayContaining(written));
  expect(expected.length).toBeGreaterThan(500);
});

/** They redirect, so they are not indexed. */
const moved = REDIRECTS.map(({ from }) => `${from}/`);

describe.each(LANGUAGES)('%s', (language) => {
  const base = BASE_URLS[language];

  test('every page has its HTML, and there is no other', () => {
    expect(listBuilt(base)).toEqual([...expected, ...moved].sort());
  });

  test('the sitemap lists every indexed page', () => {
    const found = [...readBuilt(language, 'sitemap.xml').matchAll(/<loc>([^<]+)/g)].map(
      ([, address = '']) => new URL(address).pathname.slice(base.length),
    );
    expect(found.sort()).toEqual(
      expected.filter((page) => page === '' || !OTHER_PAGES.includes(page)),
    );
  });

  test('no page of the sitemap leads to another one', () => {
    const addresses = readBuilt(language, 'sitemap.xml').matchAll(/<loc>([^<]+)/g);
    const elsewhere = [...addresses].flatMap(([, address = '']) => {
      const page = new URL(address).pathname.slice(base.length);
      const html = readBuilt(language, `${page}index.html`);
      const [link = ''] = /<link[^>]*\brel="?canonical\b[^>]*>/.exec(html) ?? [];
      const isOwn = link.includes(address) && !/http-equiv="?refresh/i.test(html);
      return isOwn ? [] : [page];
    });
    expect(elsewhere).toEqual([]);
  });

  test('the list of pages for the 404 page contains every page of the docs', () => {
    const pages = JSON.parse(readBuilt(language, 'pages.json')) as { path: string }[];
    const tabs = new RegExp(`/(?:${Object.values(API_TABS).join('|')})/$`);
    expect(pages.map((page) => page.path.slice(base.length)).sort()).toEqual(
      listPagePaths(DOCS_DIR)
        // The gallery is not a page of the docs: it has no Markdown.
        .filter((page) => !tabs.test(page) && !page.startsWith(GALLERY_PATH))
        .sort(),
    );
  });
});
