import { groupDemos } from '../../../plugins/gallery/groupDemos';
import type { PlacedDemo } from '../../../plugins/gallery/listPlacedDemos';
import type { SearchPage } from '../../../src/types/searchIndex';
import type { NavEntry } from '../../../src/types/nav';

const nav: NavEntry[] = [
  {
    pathname: '/x/react-charts-group',
    title: 'Charts',
    children: [
      { pathname: '/x/react-charts', title: 'Overview' },
      {
        pathname: '/x/react-chart-components',
        subheader: 'Components',
        children: [
          { pathname: '/x/react-charts/gauge' },
          {
            pathname: '/x/react-charts-bars',
            title: 'Bars',
            children: [{ pathname: '/x/react-charts/bars' }],
          },
        ],
      },
    ],
  },
  { pathname: '/x/design-system', title: 'Design system' },
];

const makePage = (path: string, title: string, product?: 'charts'): SearchPage => ({
  path: `${path}/`,
  title,
  names: [],
  description: '',
  keywords: [],
  sections: [],
  ...(product && { product }),
});

const bars = makePage('/x/react-charts/bars', 'Bars', 'charts');
const gauge = makePage('/x/react-charts/gauge', 'Gauge', 'charts');
const root = makePage('/x/react-charts', 'Charts', 'charts');
const design = makePage('/x/design-system', 'Design system');

const place = (id: string, page: SearchPage, heading?: string): PlacedDemo => ({
  id,
  page,
  pathname: page.path.slice(0, -1),
  ...(heading !== undefined && { heading }),
});

const placed = [
  place('charts/bars/StackedBars', bars, 'Stack bars'),
  place('charts/bars/StackedOffsets', bars, 'Stack bars'),
  place('charts/gauge/FirstGauge', gauge),
  place('charts/overview/FirstChart', root, 'Start'),
  place('design-system/theming/OneTheme', design, 'Share a theme'),
];

const group = (demos: readonly PlacedDemo[] = placed) =>
  groupDemos(demos, {
    nav,
    titles: { '/x/react-charts-bars': '柱状图' },
    facts: new Map([['charts/gauge/FirstGauge', { hash: '1a2b3c4d', plan: 'pro' }]]),
    pictures: new Map([['charts/gauge/FirstGauge', '00000000']]),
  });

const charts = () => group().find(({ part }) => part === 'charts');

test('groups are in the order of the navigation, with translated titles', () => {
  expect(charts()?.groups.map(({ title }) => title)).toEqual([
    'Overview',
    'Components',
    '柱状图',
  ]);
});

test('demos without a product have their own group', () => {
  const general = group().find(({ part }) => part === 'general');
  expect(general?.groups.map(({ title }) => title)).toEqual(['Design system']);
});

test('ids of groups are unique and valid as anchors', () => {
  const ids = charts()?.groups.map(({ id }) => id);
  expect(ids).toEqual(['react-charts', 'react-chart-components', 'react-charts-bars']);
});

test('a title is the heading, or the page before the first one, with a number if there are several', () => {
  const titles = charts()?.groups.flatMap(({ demos }) => demos.map(({ title }) => title));
  expect(titles).toEqual(['Start', 'Gauge', 'Stack bars', 'Stack bars (2)']);
});

test('plan and image are those of the demo', () => {
  expect(charts()?.groups[1]?.demos[0]).toMatchObject({
    plan: 'pro',
    picture: '00000000',
  });
  expect(charts()?.groups[0]?.demos[0]).not.toHaveProperty('picture');
});

test('a demo whose page has no entry stops the build', () => {
  const lost = place(
    'charts/pie/FirstPie',
    makePage('/x/react-charts/pie', 'Pie', 'charts'),
  );
  expect(() => group([lost])).toThrow(
    '/x/react-charts/pie shows the demo charts/pie/FirstPie, but src/nav has no entry for it.',
  );
});
