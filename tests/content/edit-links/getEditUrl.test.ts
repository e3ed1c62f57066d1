import path from 'node:path';
import {
  getEditUrl,
  getTranslationGuideUrl,
} from '../../../content/edit-links/getEditUrl';
import { loadWithSeven } from '../../support/components/loadWithSeven';

const SITE = path.join(__dirname, '../../..');
const REPOSITORY = { repoUrl: 'https://example.org/repo', repoBranch: 'main' };
const PAGE = { version: 'current', versionDocsDirPath: 'docs', permalink: '/' };

const getUrl = getEditUrl(REPOSITORY, SITE);
const edit = (docPath: string, locale: string) => getUrl({ docPath, locale, ...PAGE });

test.each([
  ['en', 'data-grid/sorting/sorting.mdx', 'docs/data-grid/sorting/sorting.mdx'],
  [
    'zh',
    'data-grid/sorting/sorting.mdx',
    'i18n/zh/docusaurus-plugin-content-docs/current/data-grid/sorting/sorting.mdx',
  ],
  ['zh', 'not/translated.mdx', 'docs/not/translated.mdx'],
])('in %s, the edit link of %s is %s', (locale, docPath, file) => {
  expect(edit(docPath, locale)).toBe(`https://example.org/repo/edit/main/${file}`);
});

test('without a repository there are no edit links', () => {
  const without = getEditUrl({ repoUrl: '', repoBranch: 'main' }, __dirname);
  expect(
    without({ docPath: 'data-grid/sorting/sorting.mdx', locale: 'en', ...PAGE }),
  ).toBeUndefined();
});

test('the guide for translators is linked if there is a repository', () => {
  expect(getTranslationGuideUrl(REPOSITORY)).toBe(
    'https://example.org/repo/blob/main/contributing/translating.md',
  );
  expect(getTranslationGuideUrl({ ...REPOSITORY, repoUrl: '' })).toBeUndefined();
});

test('a generated page has no edit link', () => {
  expect(edit('api/charts/bar-chart.mdx', 'en')).toBeUndefined();
  expect(edit('api/charts/bar-chart.mdx', 'zh')).toBeUndefined();
});

test('a page of an older version has one if the repository contains it', () => {
  const older: { getEditUrl: typeof getEditUrl } = loadWithSeven(
    () => require('../../../content/edit-links/getEditUrl'),
    { major: '7' },
  );
  const editOlder = (docPath: string, locale: string) =>
    older.getEditUrl(REPOSITORY, SITE)({ docPath, locale, ...PAGE });
  const page = 'data-grid/sorting/sorting.mdx';
  const root = 'https://example.org/repo/edit/main';
  expect(editOlder(page, 'en')).toBe(`${root}/versioned_docs/version-7/${page}`);
  expect(editOlder(page, 'zh')).toBe(
    `${root}/i18n/zh/docusaurus-plugin-content-docs/version-7/${page}`,
  );
  expect(editOlder('not/translated.mdx', 'zh')).toBe(
    `${root}/versioned_docs/version-7/not/translated.mdx`,
  );
});
