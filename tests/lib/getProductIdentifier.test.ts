import { fc } from '../support/properties/properties';
import { getProductIdentifier } from '../../src/lib/getProductIdentifier';
import type { PagesSince } from '../../src/types/page';
import type * as FixVersions from '../support/tools/fixVersions';

jest.mock('../../src/config/versions', () =>
  jest.requireActual<typeof FixVersions>('../support/tools/fixVersions').fixVersions(),
);

const SINCE: PagesSince = {
  'react-data-grid': [
    [5, 'sorting'],
    [6, 'filtering/quick-filter'],
  ],
  'react-charts': [[7, 'zoom-and-pan']],
  'react-tree-view': [[7, 'rich-tree-view/items']],
  migration: [[7, 'migration-charts-v6']],
};

const identify = (path: string) => getProductIdentifier(path, 'docs.example.com', SINCE);
const ALL = ['v8.0.0-alpha.5', 'v7', 'v6', 'v5', 'v4'];

test.each([
  ['/x/react-data-grid/sorting/', 'MUI X', 'Data Grid', ALL],
  ['/x/api/data-grid/data-grid/', 'MUI X', 'Data Grid', ALL],
  ['/x/react-date-pickers/', 'MUI X', 'Date Pickers', ALL],
  ['/zh/x/api/date-pickers/?q=1', 'MUI X', 'Date Pickers', ALL],
  ['/x/react-charts/bars/#a', 'MUI X', 'Charts', ALL.slice(0, 3)],
  ['/zh/x/react-tree-view/', 'MUI X', 'Tree View', ALL.slice(0, 3)],
  ['/x/introduction/', '', 'MUI X', ALL],
  ['/x/migration/migration-charts-v7/', '', 'MUI X', ALL],
  ['/material-ui/react-button/', '', 'MUI X', ALL],
  ['/', '', 'MUI X', ALL],
])('%s is %p %p', (path, metadata, name, versions) => {
  const identifier = identify(path);
  expect(identifier).toMatchObject({ metadata, name });
  expect(identifier.versions.map(({ text }) => text)).toEqual(versions);
  expect(identifier.versions.map(({ current }) => current)).toEqual([
    true,
    ...versions.slice(1).map(() => undefined),
  ]);
});

const hrefs = (path: string) => identify(path).versions.map(({ href }) => href);

test.each([
  // Since version 5; version 4 has only the root.
  [
    '/x/react-data-grid/sorting/?q=1#a',
    [
      '/x/react-data-grid/sorting/?q=1#a',
      'https://v7.docs.example.com/x/react-data-grid/sorting/?q=1#a',
      'https://v6.docs.example.com/x/react-data-grid/sorting/?q=1#a',
      'https://v5.docs.example.com/x/react-data-grid/sorting/?q=1#a',
      'https://v4.docs.example.com/x/react-data-grid/',
    ],
  ],
  // Since version 7, in Chinese.
  [
    '/zh/x/react-charts/zoom-and-pan/',
    [
      '/zh/x/react-charts/zoom-and-pan/',
      'https://v7.docs.example.com/zh/x/react-charts/zoom-and-pan/',
      'https://v6.docs.example.com/zh/x/react-charts/',
    ],
  ],
  // New in version 8.
  [
    '/x/react-date-pickers/time-range-picker/',
    [
      '/x/react-date-pickers/time-range-picker/',
      ...[7, 6, 5, 4].map(
        (major) => `https://v${major}.docs.example.com/x/react-date-pickers/`,
      ),
    ],
  ],
  // The tab of a page is mapped to the page.
  [
    '/x/react-tree-view/rich-tree-view/items/components-api/',
    [
      '/x/react-tree-view/rich-tree-view/items/components-api/',
      'https://v7.docs.example.com/x/react-tree-view/rich-tree-view/items/',
      'https://v6.docs.example.com/x/react-tree-view/',
    ],
  ],
  // Pages without a single product are mapped to the introduction.
  [
    '/x/migration/migration-charts-v6/',
    [
      '/x/migration/migration-charts-v6/',
      'https://v7.docs.example.com/x/migration/migration-charts-v6/',
      ...[6, 5, 4].map((major) => `https://v${major}.docs.example.com/x/introduction/`),
    ],
  ],
  [
    '/',
    [
      '/',
      ...[7, 6, 5, 4].map(
        (major) => `https://v${major}.docs.example.com/x/introduction/`,
      ),
    ],
  ],
])('%s links to the same page or the root', (path, expected) =>
  expect(hrefs(path)).toEqual(expected),
);

const rows = Object.entries(SINCE).flatMap(([section, majors]) =>
  majors.flatMap(([since, pages]) =>
    pages.split(' ').map((page) => ({ since, path: `/x/${section}/${page}` })),
  ),
);

test.each(rows)('$path exists since v$since', ({ since, path }) => {
  const [, ...older] = identify(path).versions;
  expect(older.length).toBeGreaterThan(1);
  older.forEach(({ text, href }) => {
    const has = Number(text.slice(1)) >= since;
    expect({ text, same: href.endsWith(`${path}/`) }).toEqual({ text, same: has });
  });
});

test('whatever the path, the current version comes first and no other one is current', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const { versions } = identify(`/${text}`);
      expect(versions.filter(({ current }) => current)).toEqual([versions[0]]);
      versions.slice(1).forEach(({ href }) => {
        expect(new URL(href).hostname).toMatch(/^v[4-7]\.docs\.example\.com$/);
        expect(href).not.toMatch(/[?#]/);
      });
    }),
  );
});
