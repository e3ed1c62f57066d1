import { findActivePage } from '../../src/lib/findActivePage';
import { getDocId } from '../../src/lib/getDocId';
import { getPathnameOfDoc } from '../../src/lib/getPathnameOfDoc';
import { pageToTitle } from '../../src/lib/pageToTitle';
import { DEFAULT_LANGUAGE, LANGUAGES, LANGUAGE_TABLE } from '../../src/config/languages';
import { nav, navSources } from '../../src/nav';
import { readTitles } from '../../content/nav/readTitles';
import { isPage } from '../../content/nav/isPage';
import { walkNav } from '../../content/nav/walkNav';

const entries = walkNav(nav);

test('the groups stand in the order of the menu', () => {
  expect(nav.map((entry) => pageToTitle(entry))).toEqual([
    "What's new",
    'All demos',
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

test('a deep page is found with its groups', () => {
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
  'every entry has a title in %s, and no title is left over',
  (language) => {
    const titles = readTitles(language);
    expect(Object.keys(titles).sort()).toEqual(
      entries.map(({ pathname }) => pathname).sort(),
    );
    expect(Object.values(titles)).not.toContain('');
  },
);

/** Names of products that keep their English form in Chinese text, as in i18n/zh/glossary.json. */
const KEPT = ['Rich Tree View', 'Simple Tree View'];

test('Chinese titles are in Chinese, except the names that are kept', () => {
  const withoutChinese = Object.values(readTitles('zh')).filter(
    (title) => !/\p{Script=Han}/u.test(title),
  );
  expect(withoutChinese.sort()).toEqual(KEPT);
});

test('pages beside each other have different titles in every language', () => {
  for (const entry of entries.filter((candidate) => candidate.children)) {
    for (const titles of LANGUAGES.map(readTitles)) {
      const labels = entry.children?.map((child) => pageToTitle(child, titles));
      expect(labels).toEqual([...new Set(labels)]);
    }
  }
});
