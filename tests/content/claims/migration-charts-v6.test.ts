/**
 * Claims of the guide from 6 to 7 that later versions still show: removed names are
 * missing, and their replacements exist.
 */
import fs from 'node:fs';
import path from 'node:path';
import { packageDir, readCode, readPackage } from '../../support/content/readPackage';
import { readAllApis, readProp } from '../../support/components/readApi';
import { claim } from '../../support/content/claim';

const charts = jest.requireActual<Record<string, unknown>>('@mui/x-charts');

const propsOf = (name: string): string[] =>
  Object.keys(readAllApis().find((page) => page.name === name)?.props ?? {});

test('pies have onItemClick', () => {
  for (const name of ['PieChart', 'PiePlot', 'PieArcPlot']) {
    expect(propsOf(name)).not.toContain('onClick');
    expect(propsOf(name)).toContain('onItemClick');
  }
  expect(propsOf('BarChart')).toContain('onItemClick');
});

test('bars may have no value', () => {
  const text = readCode('x-charts', 'models/seriesType/bar.d.ts');
  expect(text).toMatch(/data\?: ReadonlyArray<number \| null>|data\?: .*null/);
});

test('the keys of the scope have new names', () => {
  const text = readCode(
    'x-charts',
    'internals/plugins/featurePlugins/useChartHighlight/highlightConfig.types.d.ts',
  );
  expect(text).toMatch(/highlight\?:/);
  expect(text).toMatch(/fade\?:/);
  expect(text).not.toMatch(/highlighted\?:|faded\?:/);
});

test('types of slots have no Component in their names', () => {
  const text = readCode('x-charts', 'BarChart/BarChart.d.ts');
  expect(text).toContain('BarChartSlots');
  expect(text).toContain('BarChartSlotProps');
  expect(text).not.toMatch(/SlotsComponent|SlotComponentProps/);
});

test('providers are internal', () => {
  for (const name of ['CartesianContextProvider', 'DrawingProvider', 'ChartsLegendRoot'])
    expect(charts).not.toHaveProperty(name);
  expect(charts).toHaveProperty('ChartContainer');
});

test('scales have the name of their type', () => {
  const text = readCode('x-charts', 'hooks/useScale.d.ts');
  expect(text).toMatch(/useXScale<S extends ScaleName/);
});

test('D3 comes in a separate package', () => {
  const { dependencies = {} } = readPackage('x-charts');
  expect(dependencies).toHaveProperty('@mui/x-charts-vendor');
  expect(Object.keys(dependencies).filter((name) => name.startsWith('d3-'))).toEqual([]);
});

test('lines are animated, and the closest point reacts', () => {
  expect(propsOf('LineChart')).toContain('skipAnimation');
  expect(readProp('ScatterChart', 'disableVoronoi').default).toBe('false');
  expect(propsOf('ScatterChart')).toContain('voronoiMaxRadius');
});

claim(
  'there is no codemod for this step',
  { 'migration/migration-charts-v6': 'There is no codemod for charts in this step.' },
  () => {
    const folder = path.join(packageDir('x-codemod'), 'v7.0.0');
    expect(fs.readdirSync(folder)).not.toContain('charts');
    expect(fs.existsSync(path.join(packageDir('x-codemod'), 'v8.0.0/charts'))).toBe(true);
  },
);
