import { fc } from '../support/properties/properties';
import { getDocId } from '../../src/lib/getDocId';
import { getPageSince } from '../../src/lib/getPageSince';
import { getProductIdentifier } from '../../src/lib/getProductIdentifier';
import { nav } from '../../src/nav';
import { ARCHIVED_PAGES } from '../../content/versions/archivedPages';
import type { NavEntry } from '../../src/types/nav';
import type * as FixVersions from '../support/tools/fixVersions';

jest.mock('../../src/config/versions', () =>
  jest.requireActual<typeof FixVersions>('../support/tools/fixVersions').fixVersions(),
);

const identify = (path: string) =>
  getProductIdentifier(path, 'docs.example.com', ARCHIVED_PAGES);
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
      '/x/react-data-grid/sorting/',
      'https://v7.docs.example.com/x/react-data-grid/sorting/',
      'https://v6.docs.example.com/x/react-data-grid/sorting/',
      'https://v5.docs.example.com/x/react-data-grid/sorting/',
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

const rows = Object.entries(ARCHIVED_PAGES).flatMap(([section, majors]) =>
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

test('no page is listed twice', () =>
  expect(new Set(rows.map(({ path }) => path)).size).toBe(rows.length));

/** Pages that no older major has: a new page belongs here or into `archivedPages.ts`. */
const NEW = [
  '/x/introduction/translations',
  '/x/common-concepts/localization',
  '/x/react-tree-view/examples',
  '/x/react-tree-view/rich-tree-view/lazy-loading',
  '/x/react-data-grid/ai-assistant',
  '/x/react-data-grid/cells',
  '/x/react-data-grid/charts-integration',
  '/x/react-data-grid/column-recipes',
  '/x/react-data-grid/components/columns-panel',
  '/x/react-data-grid/components/export',
  '/x/react-data-grid/components/filter-panel',
  '/x/react-data-grid/components/pivot-panel',
  '/x/react-data-grid/components/quick-filter',
  '/x/react-data-grid/components/toolbar',
  '/x/react-data-grid/editing/persistence',
  '/x/react-data-grid/editing/custom-edit-component',
  '/x/react-data-grid/editing/editing-events',
  '/x/react-data-grid/recipes/crud',
  '/x/react-data-grid/recipes/url-state',
  '/x/react-data-grid/recipes/react-query',
  '/x/react-data-grid/recipes/form-validation',
  '/x/react-data-grid/recipes/nextjs',
  '/x/react-data-grid/recipes/wrapping',
  '/x/react-data-grid/recipes/testing',
  '/x/react-data-grid/recipes/troubleshooting',
  '/x/react-data-grid/recipes/typescript',
  '/x/react-data-grid/demo/inventory',
  '/x/react-data-grid/demo/live-prices',
  '/x/react-data-grid/demo/time-off',
  '/x/react-data-grid/pivoting',
  '/x/react-data-grid/server-side-data/aggregation',
  '/x/react-data-grid/server-side-data/lazy-loading',
  '/x/react-data-grid/server-side-data/pivoting',
  '/x/react-data-grid/undo-redo',
  '/x/react-date-pickers/forms',
  '/x/react-date-pickers/server-dates',
  '/x/react-date-pickers/testing',
  '/x/react-date-pickers/time-range-picker',
  '/x/react-charts/radar',
  '/x/react-charts/animation',
  '/x/react-charts/brush',
  '/x/react-charts/content-security-policy',
  '/x/react-charts/export',
  '/x/react-charts/hooks',
  '/x/react-charts/localization',
  '/x/react-charts/performance',
  '/x/react-charts/plugins',
  '/x/react-charts/toolbar',
  '/x/react-charts/treemap',
  '/x/react-charts/funnel',
  '/x/react-charts/sankey',
  '/x/react-charts/gantt',
  '/x/design-system/theming',
  '/x/design-system/colors',
  '/x/design-system/css-layers',
  '/x/design-system/right-to-left',
  '/x/design-system/content-security-policy',
  '/x/design-system/server-rendering',
  '/x/migration/migration-data-grid-v7',
  '/x/migration/migration-pickers-v7',
  '/x/migration/migration-tree-view-v7',
  '/x/migration/migration-charts-v7',
];

const listPages = (entries: NavEntry[]): string[] =>
  entries.flatMap(({ pathname, children, external, standalone }) => {
    if (children) return listPages(children);
    return external || standalone ? [] : [pathname];
  });

test('every page of the navigation is in one of the lists', () => {
  const isRoot = (path: string) => getDocId(path)?.endsWith('/overview/overview');
  const undecided = listPages(nav).filter(
    (path) =>
      !isRoot(path) &&
      !path.startsWith('/x/api/') &&
      getPageSince(path, ARCHIVED_PAGES) === undefined,
  );
  expect(undecided.sort()).toEqual(NEW.sort());
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
