import {
  countDemos,
  filterDemos,
  type GalleryFilters,
  readFilters,
  takeDemos,
  writeFilters,
} from '../../../src/features/gallery/filterDemos';
import type { Gallery } from '../../../src/types/gallery';

const galleries: Gallery[] = [
  {
    part: 'data-grid',
    pages: [{ path: '/x/react-data-grid/sorting/', title: 'Sorting' }],
    groups: [
      {
        id: 'rows',
        title: 'Rows',
        demos: [
          { id: 'data-grid/sorting/SortByRank', title: 'Sort by one column', page: 0 },
          {
            id: 'data-grid/sorting/CafeMenu',
            title: 'Order a café’s menu',
            page: 0,
            plan: 'pro',
          },
        ],
      },
    ],
  },
  {
    part: 'charts',
    pages: [{ path: '/x/react-charts/pie/', title: 'Pie' }],
    groups: [
      {
        id: 'pie',
        title: 'Pie',
        demos: [{ id: 'charts/pie/Votes', title: 'Pie', page: 0, plan: 'premium' }],
      },
    ],
  },
];

const idsOf = (filters: GalleryFilters): string[] =>
  filterDemos(galleries, filters)
    .flatMap(({ groups }) => groups)
    .flatMap(({ demos }) => demos)
    .map(({ id }) => id.split('/').at(-1) ?? '');

test('without filters the galleries are unchanged', () => {
  expect(filterDemos(galleries, { text: '  ' })).toBe(galleries);
  expect(countDemos(galleries)).toBe(3);
});

test('the first demos are taken across galleries, without empty ones', () => {
  expect(countDemos(takeDemos(galleries, 3))).toBe(3);
  const [first, ...others] = takeDemos(galleries, 1);
  expect(first?.groups[0]?.demos.map(({ id }) => id)).toEqual([
    'data-grid/sorting/SortByRank',
  ]);
  expect(others).toEqual([]);
});

test.each([
  ['sort', ['SortByRank', 'CafeMenu']],
  ['one column', ['SortByRank']],
  ['COLUMN one', ['SortByRank']],
  ['cafe', ['CafeMenu']],
  ['by rank', ['SortByRank']],
  ['sortbyrank', ['SortByRank']],
  ['data-grid pro', ['CafeMenu']],
  ['votes', ['Votes']],
  ['treemap', []],
])('%s finds %j', (text, expected) => {
  expect(idsOf({ text })).toEqual(expected);
});

test.each([
  ['community', ['SortByRank']],
  ['pro', ['CafeMenu']],
  ['premium', ['Votes']],
] as const)('plan %s leaves %j', (plan, expected) => {
  expect(idsOf({ text: '', plan })).toEqual(expected);
});

test('text and plan are combined', () => {
  expect(idsOf({ text: 'sort', plan: 'premium' })).toEqual([]);
});

test('empty galleries and groups are removed', () => {
  expect(filterDemos(galleries, { text: 'votes' }).map(({ part }) => part)).toEqual([
    'charts',
  ]);
});

describe('address', () => {
  test.each([
    ['', { text: '', plan: undefined }],
    ['?q=two%20words', { text: 'two words', plan: undefined }],
    ['?plan=pro', { text: '', plan: 'pro' }],
    ['?plan=gold&q=a', { text: 'a', plan: undefined }],
  ])('%s is read', (query, expected) => {
    expect(readFilters(query)).toEqual(expected);
  });

  test.each([
    [{ text: ' ' }, ''],
    [{ text: 'a b', plan: 'premium' as const }, '?q=a+b&plan=premium'],
  ])('%j is serialized as %s', (filters, expected) => {
    expect(writeFilters(filters)).toBe(expected);
  });

  test('serializing and reading gives the same filters', () => {
    const filters = { text: 'ä & “b”=?', plan: 'community' as const };
    expect(readFilters(writeFilters(filters))).toEqual(filters);
  });
});
