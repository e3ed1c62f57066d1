import path from 'node:path';
import { nav } from '../../src/nav';
import type { NavEntry } from '../../src/types/nav';
import { findPageProblems } from '../../content/nav/findPageProblems';
import { getNavStatus } from '../../tools/nav/getNavStatus';
import { isPage } from '../../content/nav/isPage';
import { walkNav } from '../../content/nav/walkNav';
import { makeSite, ZH } from './support';

const DOCS = path.join(__dirname, '../../docs');

const tree: NavEntry[] = [
  { pathname: 'https://example.com/', title: 'Elsewhere', external: true },
  {
    pathname: '/x/charts-group',
    title: 'Charts',
    children: [
      { pathname: '/x/react-charts', title: 'Overview' },
      { pathname: '/x/react-charts/bars' },
      { pathname: '/x/react-charts/group', title: 'Group', children: [] },
      { pathname: '/x/api/charts', title: 'Index' },
    ],
  },
];

const complete = [
  'docs/charts/overview/overview.mdx',
  'docs/charts/bars/bars.mdx',
  'docs/charts/bars/BasicBars.tsx',
  'docs/charts/bars/_partial.mdx',
  'docs/api/charts/index.mdx',
  'docs/api/charts/bar-chart.mdx',
];

const removals: (() => void)[] = [];
afterAll(() => removals.forEach((remove) => remove()));

function makeDocs(files: string[]): string {
  const site = makeSite(files);
  removals.push(site.remove);
  return site.docsDir;
}

describe('findPageProblems', () => {
  test('the pages of the site match its navigation', () => {
    expect(findPageProblems(DOCS, nav)).toEqual([]);
  });

  test('a valid site has none; generated API pages need no entry', () => {
    const files = [...complete, `${ZH}/charts/bars/bars.mdx`];
    expect(findPageProblems(makeDocs(files), tree)).toEqual([]);
  });

  test.each([
    [
      'docs/charts/lines/lines.mdx',
      'docs/charts/lines/lines: has no entry in src/nav; expected one with pathname /x/react-charts/lines',
    ],
    [
      'docs/api/pickers/index.mdx',
      'docs/api/pickers/index: has no entry in src/nav; expected one with pathname /x/api/pickers',
    ],
    [
      'docs/charts/group/group.mdx',
      'docs/charts/group/group: its entry /x/react-charts/group in src/nav is a group, which shows no page',
    ],
    [
      'docs/charts/bars.mdx',
      'docs/charts/bars: lies in the wrong place; expected docs/charts/bars/bars',
    ],
    [
      'docs/react-charts/lines/lines.md',
      'docs/react-charts/lines/lines: lies in the wrong place; expected docs/charts/lines/lines',
    ],
    [
      `${ZH}/charts/lines/lines.mdx`,
      'zh charts/lines/lines: has no English page; expected docs/charts/lines/lines.mdx',
    ],
  ])('%s', (file, message) => {
    expect(findPageProblems(makeDocs([...complete, file]), tree)).toEqual([message]);
  });

  test('a duplicate entry is reported once', () => {
    const bars = { pathname: '/x/react-charts/bars' };
    expect(findPageProblems(makeDocs(complete), [...tree, bars, bars])).toEqual([
      'src/nav: /x/react-charts/bars has more than one entry; keep one',
    ]);
  });
});

describe('getNavStatus', () => {
  test('counts pages, not groups, links or generated pages', () => {
    const without = complete.filter((file) => !file.endsWith('bars.mdx'));
    expect(getNavStatus(makeDocs(without), tree)).toEqual({
      total: 3,
      present: 2,
      missing: [{ pathname: '/x/react-charts/bars', title: 'Bars' }],
    });
  });

  test('without docs every page is missing', () => {
    const status = getNavStatus(path.join(makeDocs([]), 'nowhere'), tree);
    expect(status.present).toBe(0);
    expect(status.missing).toHaveLength(3);
  });

  test('the numbers of the site add up', () => {
    const status = getNavStatus(DOCS, nav);
    expect(status.total).toBe(walkNav(nav).filter(isPage).length);
    expect(status.present + status.missing.length).toBe(status.total);
  });
});
