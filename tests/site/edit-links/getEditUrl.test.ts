import path from 'node:path';
import { getEditUrl } from '../../../site/edit-links/getEditUrl';

const getUrl = getEditUrl(
  { repoUrl: 'https://example.org/repo', repoBranch: 'main' },
  path.join(__dirname, '../../..'),
);
const edit = (docPath: string, locale: string, version = 'current') =>
  getUrl({ docPath, locale, version, versionDocsDirPath: 'docs', permalink: '/' });

test.each([
  ['en', 'data-grid/sorting/sorting.mdx', 'docs/data-grid/sorting/sorting.mdx'],
  [
    'zh',
    'data-grid/sorting/sorting.mdx',
    'i18n/zh/docusaurus-plugin-content-docs/current/data-grid/sorting/sorting.mdx',
  ],
  ['zh', 'not/translated.mdx', 'docs/not/translated.mdx'],
])('in %s, %s is edited as %s', (locale, docPath, file) => {
  expect(edit(docPath, locale)).toBe(`https://example.org/repo/edit/main/${file}`);
});

test('without a repository no page is edited', () => {
  const without = getEditUrl({ repoUrl: '', repoBranch: 'main' }, __dirname);
  expect(
    without({
      docPath: 'data-grid/sorting/sorting.mdx',
      locale: 'en',
      version: 'current',
      versionDocsDirPath: 'docs',
      permalink: '/',
    }),
  ).toBeUndefined();
});

test('a generated page is not edited', () => {
  expect(edit('api/charts/bar-chart.mdx', 'en')).toBeUndefined();
  expect(edit('api/charts/bar-chart.mdx', 'zh')).toBeUndefined();
});

test('a translation of another version is looked for in its own folder', () => {
  // Of a version that has none.
  expect(edit('data-grid/sorting/sorting.mdx', 'zh', '1')).toMatch(/main\/docs\//);
});
