import { findApiLink } from '../../../../plugins/docs/api-links/findApiLink';
import type { ApiEntry } from '../../../../plugins/api-reference/read/readApiIndex';

const entry = (name: string, slug: string, product: ApiEntry['product'] = 'charts') =>
  ({ name, slug, product, path: `/x/api/${product}/${slug}/` }) as ApiEntry;
const bar = entry('BarChart', 'bar-chart');
const barPro = entry('BarChartPro', 'bar-chart-pro');
const names = new Map([
  ['BarChart', [bar]],
  ['useXScale', [entry('useXScale', 'use-x-scale')]],
  ['Toolbar', [entry('Toolbar', 'toolbar', 'data-grid'), entry('Toolbar', 'toolbar')]],
]);
const props = new Map([
  [bar, new Set(['series', 'Toolbar'])],
  [barPro, new Set(['series', 'zoom'])],
]);
const context = {
  names,
  product: 'charts',
  components: [bar, barPro],
  readProps: (one: ApiEntry) => props.get(one) ?? new Set<string>(),
};

it.each([
  ['BarChart', '/api/charts/bar-chart/'],
  ['<BarChart />', '/api/charts/bar-chart/'],
  ['<BarChart>', '/api/charts/bar-chart/'],
  ['useXScale()', '/api/charts/use-x-scale/'],
  ['series', '/api/charts/bar-chart/#prop-series'],
  ['zoom', '/api/charts/bar-chart-pro/#prop-zoom'],
  ['Toolbar', '/api/charts/toolbar/'],
  ['<series>', undefined],
  ['series={1}', undefined],
  ['unknown', undefined],
  ['@mui/x-charts', undefined],
])('%s links to %s', (code, expected) => {
  expect(findApiLink(code, context)).toBe(expected);
});
