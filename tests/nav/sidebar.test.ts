import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { validateSidebars } from '@docusaurus/plugin-content-docs/lib/sidebars/validation.js';
import { normalizeSidebars } from '@docusaurus/plugin-content-docs/lib/sidebars/normalization.js';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import type { NavEntry } from '../../src/types/nav';
import type { Plan } from '../../src/types/page';
import { getDocId } from '../../src/lib/docPaths';
import { nav } from '../../src/nav';
import { buildSidebar } from '../../content/nav/buildSidebar';
import { readTitles } from '../../content/nav/readTitles';
import { isPage } from '../../content/nav/isPage';
import { walkNav } from '../../content/nav/walkNav';

interface Item {
  type: string;
  id?: string;
  key?: string;
  label?: string;
  href?: string;
  items?: Item[];
  collapsible?: boolean;
  collapsed?: boolean;
  customProps?: Record<string, unknown>;
}

const flatten = (items: Item[]): Item[] =>
  items.flatMap((item) => [item, ...flatten(item.items ?? [])]);

const everyPageId = walkNav(nav)
  .filter(isPage)
  .map((entry) => getDocId(entry.pathname) ?? '');

const buildWhole = (translatedTitles?: Record<string, string>): Item[] =>
  flatten(buildSidebar(nav, { pageIds: everyPageId, translatedTitles }) as Item[]);

const CHARTS: NavEntry = {
  pathname: '/x/charts-group',
  title: 'Charts',
  children: [
    { pathname: '/x/react-charts', title: 'Overview' },
    {
      pathname: '/x/components',
      subheader: 'Components',
      children: [
        {
          pathname: '/x/react-charts/bars',
          newFeature: true,
          planned: false,
        },
        { pathname: '/x/react-charts/lines' },
      ],
    },
    {
      pathname: '/x/empty',
      title: 'Empty',
      children: [{ pathname: '/x/inner', children: [] }],
    },
  ],
};
const WHATS_NEW: NavEntry = {
  pathname: 'https://example.com/new/',
  title: 'New',
  external: true,
};

test('a page outside of the docs becomes a link below the base URL of the language', () => {
  const entry = { pathname: '/x/demos/charts', title: 'All demos', standalone: true };
  expect(isPage(entry)).toBe(false);
  expect(buildSidebar([entry], { pageIds: [] })).toEqual([
    { type: 'link', href: '/demos/charts/', label: 'All demos', key: '/x/demos/charts' },
  ]);
});

test('groups, headings, pages and links become items; missing pages and empty groups are omitted', () => {
  const pageIds = ['charts/overview/overview', 'charts/bars/bars', 'charts/other/other'];
  expect(buildSidebar([WHATS_NEW, CHARTS], { pageIds })).toEqual([
    {
      type: 'link',
      href: 'https://example.com/new/',
      label: 'New',
      key: 'https://example.com/new/',
    },
    {
      type: 'category',
      label: 'Charts',
      key: '/x/charts-group',
      collapsible: true,
      collapsed: true,
      items: [
        {
          type: 'doc',
          id: 'charts/overview/overview',
          label: 'Overview',
          key: '/x/react-charts',
          customProps: { overview: true },
        },
        {
          type: 'category',
          label: 'Components',
          key: '/x/components',
          collapsible: false,
          collapsed: false,
          customProps: { subheader: true },
          items: [
            {
              type: 'doc',
              id: 'charts/bars/bars',
              label: 'Bars',
              key: '/x/react-charts/bars',
              customProps: { newFeature: true },
            },
          ],
        },
      ],
    },
  ]);
});

test('badges follow the plans of the pages; a group has the lowest one of all its pages', () => {
  const page = (name: string) => ({ pathname: `/x/react-charts/${name}` });
  const toGroup = (...names: string[]): NavEntry => ({
    pathname: `/x/${names.join('-')}`,
    children: names.map(page),
  });
  const plans = new Map<string, Plan>([
    ['charts/a/a', 'pro'],
    ['charts/b/b', 'pro'],
    ['charts/c/c', 'premium'],
  ]);
  const groups = [toGroup('a', 'b'), toGroup('a', 'c'), toGroup('a', 'd'), toGroup('d')];
  const pageIds = ['a', 'b', 'c', 'd'].map((name) => `charts/${name}/${name}`);
  const show = ({ customProps, items }: Item): unknown => [
    customProps?.plan,
    ...(items ?? []).map(({ customProps: own }) => own?.plan),
  ];
  // The same page may be in several groups here, unlike in the navigation.
  expect((buildSidebar(groups, { pageIds, plans }) as Item[]).map(show)).toEqual([
    ['pro', undefined, undefined],
    ['pro', 'pro', 'premium'],
    [undefined, 'pro', undefined],
    [undefined, undefined],
  ]);
});

test('without any page only the links remain', () => {
  expect(buildSidebar([WHATS_NEW, CHARTS], { pageIds: [] })).toHaveLength(1);
});

test('with all pages the sidebar shows each of them once, under a unique key', () => {
  const items = buildWhole();
  const shown = items.flatMap(
    // Those of the reference have addresses only: plugins/docs adds them later.
    ({ id, href }) => id ?? (href?.startsWith('/x/api/') ? getDocId(href) : null) ?? [],
  );
  expect(shown).toEqual(everyPageId);
  const keys = items.map((item) => item.key);
  expect(new Set(keys).size).toBe(keys.length);
});

test('Docusaurus accepts the sidebar, headings included', () => {
  const sidebars = { docs: buildSidebar(nav, { pageIds: everyPageId }) };
  expect(() => validateSidebars(normalizeSidebars(sidebars))).not.toThrow();
});

test('items have their Chinese titles on the Chinese site, else the English ones', () => {
  const titles = readTitles('zh');
  const english = new Map(buildWhole().map(({ key, label }) => [key, label]));
  buildWhole(titles).forEach(({ key = '', label }) =>
    expect(label).toBe(titles[key] ?? english.get(key)),
  );
});

// In a separate process, because the loader of Docusaurus leaves the sandbox of the test.
function loadSidebars(locale?: string): SidebarsConfig {
  const script = `require('@docusaurus/utils').loadFreshModule(require('path').resolve('sidebars.ts'))
    .then((sidebars) => console.log(JSON.stringify(sidebars)))`;
  const { stdout } = spawnSync(process.execPath, ['-e', script], {
    cwd: path.join(__dirname, '../..'),
    env: { ...process.env, DOCUSAURUS_CURRENT_LOCALE: locale },
    encoding: 'utf8',
  });
  return JSON.parse(stdout) as SidebarsConfig;
}

test.each([
  [undefined, "What's new"],
  ['en', "What's new"],
  ['zh', '更新动态'],
])(
  'sidebars.ts as Docusaurus loads it for %s',
  (locale, label) => {
    const sidebars = loadSidebars(locale);
    expect(Object.keys(sidebars)).toEqual(['docs']);
    expect((sidebars.docs as Item[])[0]).toMatchObject({ type: 'doc', label });
    expect(() => validateSidebars(normalizeSidebars(sidebars))).not.toThrow();
  },
  60_000,
);
