import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import {
  countLinks,
  filterItems,
  findSection,
} from '../../src/features/sidebar/sidebarItems';

const link = (label: string): PropSidebarItem => ({
  type: 'link',
  label,
  href: `/x/${label.toLowerCase()}/`,
});
const group = (
  label: string,
  items: PropSidebarItem[],
  more: object = {},
): PropSidebarItem => ({
  type: 'category',
  label,
  items,
  collapsible: true,
  collapsed: true,
  ...more,
});

const ITEMS = [
  link('Start'),
  group('Grid', [
    link('Overview'),
    group('Main features', [link('Sorting'), group('Rows', [link('Row height')])], {
      customProps: { subheader: true },
    }),
  ]),
  group('Grid API', [link('Events')], { href: '/x/api/' }),
];
const names = (items: readonly PropSidebarItem[]): string[] =>
  items.flatMap((item) => {
    if (item.type === 'html') return [];
    return [item.label, ...(item.type === 'category' ? names(item.items) : [])];
  });

describe('filterItems', () => {
  it('keeps pages that contain all words, and their groups, expanded', () => {
    const [whole] = filterItems(ITEMS, ' HEIGHT ro');
    expect(names(filterItems(ITEMS, ' HEIGHT ro'))).toEqual([
      'Grid',
      'Main features',
      'Rows',
      'Row height',
    ]);
    expect(whole).toMatchObject({ collapsed: false, collapsible: false });
  });

  it('matches the starts of words', () => {
    expect(names(filterItems(ITEMS, 'eight'))).toEqual([]);
    expect(names(filterItems(ITEMS, 'eve'))).toEqual(['Grid API', 'Events']);
  });

  it('keeps all pages of a matching group, and a group that is a page', () => {
    expect(names(filterItems(ITEMS, 'rows'))).toEqual([
      'Grid',
      'Main features',
      'Rows',
      'Row height',
    ]);
    expect(names(filterItems(ITEMS, 'api'))).toEqual(['Grid API', 'Events']);
  });

  it('returns nothing without a match, and everything for an empty text', () => {
    expect(filterItems(ITEMS, 'zebra')).toEqual([]);
    expect(filterItems(ITEMS, '  ')).toBe(ITEMS);
  });
});

it('counts pages, including those of collapsed groups', () => {
  expect(countLinks(ITEMS)).toBe(5);
});

describe('findSection', () => {
  it.each([
    ['/x/start/', undefined],
    ['/x/overview/', 'Grid'],
    ['/x/sorting/', 'Grid'],
    ['/x/row height/', 'Rows'],
    ['/x/gone/', undefined],
  ])('%s is in %s', (permalink, section) => {
    expect(findSection(ITEMS, permalink)).toBe(section);
  });
});
