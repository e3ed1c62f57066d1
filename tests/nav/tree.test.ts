import path from 'node:path';
import { findActivePage } from '../../src/lib/findActivePage';
import { getDocId, getPathnameOfDoc } from '../../src/lib/docPaths';
import { pageToTitle } from '../../src/lib/pageToTitle';
import { GALLERY_PATHNAMES } from '../../src/config/gallery';
import { DEFAULT_LANGUAGE, LANGUAGES, LANGUAGE_TABLE } from '../../src/config/languages';
import { nav, navSources } from '../../src/nav';
import { listPageIds } from '../../content/nav/listPageIds';
import { readNavTexts } from '../../content/nav/readNavTexts';
import { readTitles } from '../../content/nav/readTitles';
import { isPage } from '../../content/nav/isPage';
import { walkNav } from '../../content/nav/walkNav';
import { getTranslationDir } from '../../content/pages/getTranslationDir';
import { SITE_DIR } from '../../content/paths/siteDir';
import type { NavEntry } from '../../src/types/nav';

const DOCS = path.join(SITE_DIR, 'docs');

const entries = walkNav(nav);

test('the groups are in the order of the menu', () => {
  expect(nav.map((entry) => pageToTitle(entry))).toEqual([
    "What's new",
    'Introduction',
    'Common concepts',
    'Data Grid',
    'Date and Time Pickers',
    'Charts',
    'Tree View',
    'Design system',
    'Migration',
  ]);
});

test('every entry belongs to one source file', () => {
  expect(navSources.flatMap((source) => source.entries)).toEqual(nav);
});

test('every page has an address that a file can be served at', () => {
  for (const { pathname } of entries.filter(isPage)) {
    const docId = getDocId(pathname);
    expect([pathname, docId]).not.toContain(null);
    expect(getPathnameOfDoc(docId ?? '')).toBe(pathname);
  }
});

test('the overview of a product is the first page of its group', () => {
  for (const product of [
    'react-data-grid',
    'react-date-pickers',
    'react-charts',
    'react-tree-view',
  ]) {
    const group = nav.find((entry) => entry.pathname === `/x/${product}-group`);
    expect(group?.children?.[0]).toEqual({
      pathname: `/x/${product}`,
      title: 'Overview',
    });
  }
});

test('a deeply nested page is found with its groups', () => {
  const found = findActivePage(nav, '/zh/x/react-data-grid/row-grouping/');
  expect(found.activePage?.title).toBe('Overview');
  expect(found.activePageParents.map((entry) => pageToTitle(entry))).toEqual([
    'Data Grid',
    'Advanced features',
    'Row grouping',
  ]);
});

const COMPLETE = LANGUAGES.filter(
  (language) => language !== DEFAULT_LANGUAGE && LANGUAGE_TABLE[language].complete,
);

test.each(COMPLETE)(
  'in %s, every entry without a page has a title, and no title is unused',
  (language) => {
    const { titles, keywords } = readNavTexts(getTranslationDir(DOCS, language));
    const isWritten = ({ pathname }: NavEntry) =>
      listPageIds(DOCS).some(
        (id) => !id.startsWith('api/') && getPathnameOfDoc(id) === pathname,
      );
    expect(Object.keys(titles).sort()).toEqual(
      entries
        .filter((entry) => !isWritten(entry))
        .map(({ pathname }) => pathname)
        .sort(),
    );
    expect(Object.values(titles)).not.toContain('');
    expect([...Object.keys(titles), ...GALLERY_PATHNAMES]).toEqual(
      expect.arrayContaining(Object.keys(keywords)),
    );
  },
);

/** Product names that stay in English in Chinese text, as in i18n/zh/glossary.json. */
const UNTRANSLATED = ['Hooks', 'Rich Tree View', 'Simple Tree View', 'Storybook'];

test('Chinese titles are in Chinese, except for untranslated names', () => {
  const withoutChinese = Object.values(readTitles('zh')).filter(
    (title) => !/\p{Script=Han}/u.test(title),
  );
  expect(withoutChinese.sort()).toEqual(UNTRANSLATED);
});

test('adjacent pages have different titles in every language', () => {
  for (const entry of entries.filter((candidate) => candidate.children)) {
    for (const titles of LANGUAGES.map(readTitles)) {
      const labels = entry.children?.map((child) => pageToTitle(child, titles));
      expect(labels).toEqual([...new Set(labels)]);
    }
  }
});
