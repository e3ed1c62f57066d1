/**
 * Claims of the guide from 7 to 8, tested with both versions.
 * @jest-environment jsdom
 */
import { findAll } from '../../support/components/chartDom';
import fs from 'node:fs';
import path from 'node:path';
import * as React from 'react';
import { render } from '@testing-library/react';
import { SITE_DIR } from '../../../content/paths/siteDir';
import { defaultOf, hasApi, readApi } from '../../support/components/readApi';

const V7 = '@mui/x-charts-v7';
const V8 = '@mui/x-charts';

const partsOf = (name: string) => jest.requireActual<Record<string, unknown>>(name);
const componentOf = (name: string, part: string) =>
  partsOf(name)[part] as React.ComponentType<Record<string, unknown>>;

const readFile = (name: string, file: string) =>
  fs.readFileSync(path.join(SITE_DIR, 'node_modules', name, file), 'utf8');

interface Manifest {
  version: string;
  peerDependencies: object;
  dependencies: Record<string, string>;
}
const readManifest = (name: string) =>
  JSON.parse(readFile(name, 'package.json')) as Manifest;

const goneOf = (old: string, current: string) => {
  const names = Object.keys(partsOf(current));
  return Object.keys(partsOf(old))
    .filter((name) => !names.includes(name))
    .sort();
};

describe('packages', () => {
  test('the versions that the page compares have the same peer dependencies', () => {
    const [old, current] = [readManifest(V7), readManifest(V8)];
    expect([old.version, current.version]).toEqual(['7.29.1', '8.29.3']);
    expect(current.peerDependencies).toEqual(old.peerDependencies);
  });

  test('version 8 does not use react-spring', () => {
    expect(readManifest(V7).dependencies).toHaveProperty('@react-spring/web');
    expect(readManifest(V8).dependencies).not.toHaveProperty('@react-spring/web');
  });

  test('removed names', () => {
    expect(goneOf(V7, V8)).toEqual([
      'AreaElementPath',
      'BarElementPath',
      'ChartsOnAxisClickHandler',
      'ChartsTooltipMark',
      'ChartsVoronoiHandler',
      'DefaultChartsAxisTooltipContent',
      'DefaultChartsItemTooltipContent',
      'DefaultChartsLegend',
      'HighlightedContext',
      'HighlightedProvider',
      'LineElementPath',
      'ResponsiveChartContainer',
      'ZAxisContextProvider',
      'getLegendUtilityClass',
      'getSeriesToDisplay',
      'unstable_useBarSeries',
      'unstable_useLineSeries',
      'unstable_usePieSeries',
      'unstable_useScatterSeries',
      'unstable_useSeries',
      'useHighlighted',
    ]);
    const pro = goneOf(`@mui/x-charts-pro-v7`, '@mui/x-charts-pro');
    for (const name of ['ResponsiveChartContainerPro', 'ZoomSetup', 'useZoom'])
      expect(pro).toContain(name);
  });
});

describe('props', () => {
  test.each([
    ['BarChart', 'leftAxis'],
    ['BarChart', 'legend'],
    ['BarChart', 'tooltip'],
    ['LineChart', 'experimentalMarkRendering'],
    ['PieChart', 'xAxis'],
    ['PieChart', 'axisHighlight'],
    ['PieChart', 'disableAxisListener'],
    ['ScatterChart', 'resolveSizeBeforeRender'],
    ['SparkLineChart', 'colors'],
  ])('%s had %s', (name, prop) => {
    const file = `${name}/${name}.js`;
    const hasProp = (text: string) => new RegExp(`^ {2,4}${prop}: `, 'm').test(text);
    expect(hasProp(readFile(V7, file))).toBe(true);
    expect(readApi(name, 'charts').props).not.toHaveProperty(prop);
  });

  test('the styles of tick labels', () => {
    const { props } = readApi('ChartsXAxis');
    expect(props).toHaveProperty('tickLabelStyle');
    expect(props).not.toHaveProperty('tickStyle');
    for (const gone of ['tickFontSize', 'labelFontSize', 'stroke', 'fill', 'position'])
      expect(props).not.toHaveProperty(gone);
  });

  test('options of legends', () => {
    const options = Object.keys(readApi('ChartsLegend').props);
    for (const gone of [
      'itemMarkWidth',
      'itemMarkHeight',
      'markGap',
      'itemGap',
      'padding',
    ])
      expect(options).not.toContain(gone);
    expect(defaultOf('ContinuousColorLegend', 'thickness')).toBe('12');
    expect(readFile(V7, 'ChartsLegend/ContinuousColorLegend.js')).toMatch(
      /@default 5\s+\*\/\s+thickness/,
    );
    expect(readApi('PiecewiseColorLegend').props['labelFormatter']?.type).toContain(
      'null',
    );
  });

  test('the zoom', () => {
    const { props } = readApi('LineChartPro');
    expect(props).toHaveProperty('zoomData');
    expect(props).toHaveProperty('initialZoom');
    expect(props).not.toHaveProperty('zoom');
    expect(hasApi('useAxesTooltip')).toBe(true);
  });

  test('sizes of axes and margins', () => {
    const text = readFile(V8, 'models/axis.d.ts');
    expect(text).toContain('@default 45 if an axis label is provided, 25 otherwise.');
    expect(text).toContain('@default 65 if an axis label is provided, 45 otherwise.');
    expect(text).toMatch(/@default 4\s+\*\/\s+tickLabelMinGap/);
    const margins = [V7, V8].map((name) =>
      [...readFile(name, 'constants/index.js').matchAll(/(?:top|left): (\d+)/g)].map(
        ([, size]) => size,
      ),
    );
    expect(margins).toEqual([
      ['50', '50'],
      ['20', '20'],
    ]);
  });

  test('the space of a reference line', () => {
    expect(defaultOf('ChartsReferenceLine', 'spacing')).toBe(
      '{ x: 0, y: 5 } on a horizontal line and { x: 5, y: 0 } on a vertical line.',
    );
  });

  test('the palette', () => {
    expect(defaultOf('BarChart', 'colors')).toBe('rainbowSurgePalette');
    expect(readFile(V7, 'BarChart/BarChart.js')).toContain(
      '@default blueberryTwilightPalette',
    );
    expect(partsOf(V8)).toHaveProperty('blueberryTwilightPalette');
  });
});

const orders = { width: 300, height: 200, series: [{ data: [3, 5], label: 'Orders' }] };

describe('rendered charts', () => {
  test.each([
    [V7, 'text', true],
    [V8, 'ul', false],
  ])('the legend in %s is made of %s', (name, tag, isSvg) => {
    const Chart = componentOf(name, 'LineChart');
    render(<Chart {...orders} />);
    const [legend] = findAll('[class*="MuiChartsLegend-root"]');
    if (!legend) throw new Error('no legend');
    expect(
      legend.querySelector(tag) ?? legend.tagName.toLowerCase() === tag,
    ).toBeTruthy();
    expect(legend.closest('svg') !== null).toBe(isSvg);
  });

  test.each([
    [V7, 'path'],
    [V8, 'circle'],
  ])('marks in %s are %s elements', (name, tag) => {
    const Chart = componentOf(name, 'LineChart');
    const series = [{ data: [3, 5], showMark: true }];
    render(<Chart {...orders} series={series} skipAnimation />);
    const marks = findAll('.MuiMarkElement-root');
    expect(marks.map(({ tagName }) => tagName)).toEqual([tag, tag]);
  });

  test('a mark of another shape is a path', () => {
    const Chart = componentOf(V8, 'LineChart');
    const series = [{ data: [3], showMark: true, shape: 'diamond' }];
    render(<Chart {...orders} series={series} skipAnimation />);
    expect(findAll('.MuiMarkElement-root').map(({ tagName }) => tagName)).toEqual([
      'path',
    ]);
  });
});
