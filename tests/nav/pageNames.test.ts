import { readPageNames } from '../../content/nav/readPageNames';
import { readTitles } from '../../content/nav/readTitles';
import { isReferencePath } from '../../src/lib/apiPaths';
import type { NavEntry } from '../../src/types/nav';

const TREE: NavEntry[] = [
  {
    pathname: '/x/grid-group',
    children: [
      { pathname: '/x/grid' },
      {
        pathname: '/x/grid/main',
        subheader: 'Main features',
        children: [
          { pathname: '/x/grid/rows' },
          {
            pathname: '/x/grid/filter-group',
            children: [{ pathname: '/x/grid/filter' }],
          },
        ],
      },
      { pathname: '/x/grid/texts' },
    ],
  },
  { pathname: '/x/texts' },
];

const TITLES = {
  '/x/grid-group': '数据表格',
  '/x/grid': '概览',
  '/x/grid/main': '主要功能',
  '/x/grid/rows': '行',
  '/x/grid/filter-group': '筛选',
  '/x/grid/filter': '概览',
  '/x/grid/texts': '本地化',
  '/x/texts': '本地化',
};

test('a title that several pages have is prefixed with its group, and headings of the menu are omitted', () => {
  expect(readPageNames('zh', TREE, TITLES)).toEqual({
    ...TITLES,
    '/x/grid': '数据表格：概览',
    '/x/grid/filter': '筛选：概览',
    '/x/grid/texts': '数据表格：本地化',
  });
});

test('no two guides of a product have one name', () => {
  const names = readPageNames('zh');
  const known = new Map<string, string>();
  const shared = Object.keys(readTitles('zh'))
    .filter((pathname) => !pathname.endsWith('-group') && !isReferencePath(pathname))
    .flatMap((pathname) => {
      const key = `${pathname.split('/')[2]} ${names[pathname]}`;
      const other = known.get(key);
      known.set(key, pathname);
      return other === undefined ? [] : [`${names[pathname]}: ${other}, ${pathname}`];
    });
  expect(shared).toEqual([]);
});

test('English has none: its pages have their own titles', () => {
  expect(readPageNames('en')).toEqual({});
});
