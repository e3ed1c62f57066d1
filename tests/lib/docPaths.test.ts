import { getDocId, getPathnameOfDoc } from '../../src/lib/docPaths';

const PAIRS = [
  ['/x/react-data-grid', 'data-grid/overview/overview'],
  ['/x/react-data-grid/sorting', 'data-grid/sorting/sorting'],
  ['/x/react-data-grid/filtering', 'data-grid/filtering/filtering'],
  [
    '/x/react-data-grid/filtering/quick-filter',
    'data-grid/filtering/quick-filter/quick-filter',
  ],
  ['/x/react-date-pickers/date-picker', 'date-pickers/date-picker/date-picker'],
  ['/x/react-charts/bars', 'charts/bars/bars'],
  ['/x/react-tree-view/rich-tree-view/items', 'tree-view/rich-tree-view/items/items'],
  ['/x/introduction', 'introduction/overview/overview'],
  ['/x/introduction/installation', 'introduction/installation/installation'],
  [
    '/x/common-concepts/custom-components',
    'common-concepts/custom-components/custom-components',
  ],
  [
    '/x/migration/migration-charts-v7',
    'migration/migration-charts-v7/migration-charts-v7',
  ],
  ['/x/design-system/colors', 'design-system/colors/colors'],
  ['/x/api', 'api/index'],
  ['/x/api/data-grid', 'api/data-grid/index'],
  ['/x/api/charts/bar-chart', 'api/charts/bar-chart'],
] as const;

test.each(PAIRS)('%s is the page %s, and back', (pathname, docId) => {
  expect(getDocId(pathname)).toBe(docId);
  expect(getPathnameOfDoc(docId)).toBe(pathname);
});

test('the address may have a language, a trailing slash, a query and a hash', () => {
  expect(getDocId('/zh/x/react-data-grid/sorting/?a=1#b')).toBe(
    'data-grid/sorting/sorting',
  );
});

test.each([
  '/',
  '',
  '/x',
  '/api/button',
  '/blog/a-post',
  'https://example.com/x/introduction',
  '/x//introduction',
  // Served at other addresses: without `react-`, at the root of the product or the group.
  '/x/data-grid/sorting',
  '/x/react-data-grid/overview',
  '/x/api/data-grid/index',
])('no page is served at %j', (pathname) => {
  expect(getDocId(pathname)).toBeNull();
});

test('a page outside of its expected folder still has an address', () => {
  expect(getPathnameOfDoc('data-grid/sorting')).toBe('/x/react-data-grid/sorting');
  expect(getPathnameOfDoc('introduction')).toBe('/x/introduction');
});
