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
import { claim } from '../../support/content/claim';

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
  claim(
    'the versions that the page compares have the same peer dependencies',
    {
      'migration/migration-charts-v7': [
        'It compares version 7.29.1 with version 8.29.3.',
        'Their ranges are the same as in version 7: React 17, 18 or 19, and Material UI 5 from 5.15.14 on, 6 or 7.',
      ],
    },
    () => {
      const [old, current] = [readManifest(V7), readManifest(V8)];
      expect([old.version, current.version]).toEqual(['7.29.1', '8.29.3']);
      expect(current.peerDependencies).toEqual(old.peerDependencies);
    },
  );

  claim(
    'version 8 does not use react-spring',
    { 'migration/migration-charts-v7': 'Animations no longer use react-spring.' },
    () => {
      expect(readManifest(V7).dependencies).toHaveProperty('@react-spring/web');
      expect(readManifest(V8).dependencies).not.toHaveProperty('@react-spring/web');
    },
  );

  claim(
    'removed names',
    {
      'migration/migration-charts-v7': [
        'DefaultChartsLegend and getSeriesToDisplay() are gone.',
        'DefaultChartsAxisTooltipContent | ChartsAxisTooltipContent',
        'DefaultChartsItemTooltipContent | ChartsItemTooltipContent',
        'ChartsTooltipMark | ChartsLabelMark',
        'AreaElementPath, BarElementPath and LineElementPath are no longer exported.',
        'ResponsiveChartContainer is gone',
        'HighlightedProvider, HighlightedContext and useHighlighted() are gone.',
        'useZoom() and ZoomSetup are gone.',
        'ZAxisContextProvider: set zAxis on the container.',
        'getLegendUtilityClass() and getHeatmapUtilityClass(): use legendClasses and heatmapClasses.',
      ],
    },
    () => {
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
    },
  );
});

describe('props', () => {
  for (const [name, prop] of [
    ['BarChart', 'leftAxis'],
    ['BarChart', 'legend'],
    ['BarChart', 'tooltip'],
    ['LineChart', 'experimentalMarkRendering'],
    ['PieChart', 'xAxis'],
    ['PieChart', 'axisHighlight'],
    ['PieChart', 'disableAxisListener'],
    ['ScatterChart', 'resolveSizeBeforeRender'],
    ['SparkLineChart', 'colors'],
  ] as const)
    claim(
      `${name} had ${prop}`,
      {
        'migration/migration-charts-v7': [
          'leftAxis, rightAxis, topAxis and bottomAxis are gone.',
          'The options of the tooltip prop of LineChart, BarChart and the other charts move to slotProps.tooltip.',
          'Set one color for a sparkline',
          'experimentalMarkRendering is gone',
          'PieChart no longer takes props for axes.',
          'resolveSizeBeforeRender and ChartsVoronoiHandler are gone without a successor:',
        ],
      },
      () => {
        const file = `${name}/${name}.js`;
        const hasProp = (text: string) => new RegExp(`^ {2,4}${prop}: `, 'm').test(text);
        expect(hasProp(readFile(V7, file))).toBe(true);
        expect(readApi(name, 'charts').props).not.toHaveProperty(prop);
      },
    );

  claim(
    'the styles of tick labels',
    {
      'migration/migration-charts-v7': [
        'The codemod turns tickFontSize into tickStyle, which no axis has.',
        'In a composition, the same holds for ChartsXAxis and ChartsYAxis: they no longer have a position.',
        'labelFontSize | labelStyle with fontSize',
        'tickFontSize | tickLabelStyle with fontSize',
        'fill, stroke | sx, or a rule for the classes of the axis',
      ],
    },
    () => {
      const { props } = readApi('ChartsXAxis');
      expect(props).toHaveProperty('tickLabelStyle');
      expect(props).not.toHaveProperty('tickStyle');
      for (const gone of ['tickFontSize', 'labelFontSize', 'stroke', 'fill', 'position'])
        expect(props).not.toHaveProperty(gone);
    },
  );

  claim(
    'options of legends',
    {
      'migration/migration-charts-v7': [
        'itemMarkWidth, itemMarkHeight, markGap, itemGap, padding and labelStyle are gone; use sx or your stylesheet.',
        'To hide a piece, return null from its labelFormatter.',
        'Thickness of ContinuousColorLegend | 5 px | 12 px',
      ],
    },
    () => {
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
    },
  );

  claim(
    'the zoom',
    {
      'migration/migration-charts-v7': [
        'The prop zoom is now zoomData, and onZoomChange always gets an array.',
        'To start with a zoom without controlling it, use initialZoom.',
        'useAxisTooltip() | useAxesTooltip()',
      ],
    },
    () => {
      const { props } = readApi('LineChartPro');
      expect(props).toHaveProperty('zoomData');
      expect(props).toHaveProperty('initialZoom');
      expect(props).not.toHaveProperty('zoom');
      expect(hasApi('useAxesTooltip')).toBe(true);
    },
  );

  claim(
    'sizes of axes and margins',
    {
      'migration/migration-charts-v7': [
        'In version 7, axes were drawn into the margin, which was 50 on each side.',
        'Now an axis has its own size, and the margin of 20 is added to it.',
        'Without a size, a y-axis is 45 wide and an x-axis 25 high; a label adds 20. margin now also accepts one number for all sides.',
        'Margin | 50 on each side, with the axes | 20 on each side, and the axes beside it',
        'at least 4 px between two labels',
      ],
    },
    () => {
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
    },
  );

  claim(
    'the space of a reference line',
    {
      'migration/migration-charts-v7':
        'Label of ChartsReferenceLine | 5 px away on both axes | 5 px away from the line, none along it',
    },
    () => {
      expect(defaultOf('ChartsReferenceLine', 'spacing')).toBe(
        '{ x: 0, y: 5 } on a horizontal line and { x: 5, y: 0 } on a vertical line.',
      );
    },
  );

  claim(
    'the palette',
    {
      'migration/migration-charts-v7': [
        'The default palette is now rainbowSurgePalette.',
        'The palette of version 7 is still exported.',
        'Colors | blueberryTwilightPalette | rainbowSurgePalette',
      ],
    },
    () => {
      expect(defaultOf('BarChart', 'colors')).toBe('rainbowSurgePalette');
      expect(readFile(V7, 'BarChart/BarChart.js')).toContain(
        '@default blueberryTwilightPalette',
      );
      expect(partsOf(V8)).toHaveProperty('blueberryTwilightPalette');
    },
  );
});

const orders = { width: 300, height: 200, series: [{ data: [3, 5], label: 'Orders' }] };

describe('rendered charts', () => {
  for (const [name, tag, isSvg] of [
    [V7, 'text', true],
    [V8, 'ul', false],
  ] as const)
    claim(
      `the legend in ${name} is made of ${tag}`,
      {
        'migration/migration-charts-v7': [
          'The legend is an HTML list beside the drawing.',
          'A legend of version 7 was SVG.',
        ],
      },
      () => {
        const Chart = componentOf(name, 'LineChart');
        render(<Chart {...orders} />);
        const [legend] = findAll('[class*="MuiChartsLegend-root"]');
        if (!legend) throw new Error('no legend');
        expect(
          legend.querySelector(tag) ?? legend.tagName.toLowerCase() === tag,
        ).toBeTruthy();
        expect(legend.closest('svg') !== null).toBe(isSvg);
      },
    );

  for (const [name, tag] of [
    [V7, 'path'],
    [V8, 'circle'],
  ] as const)
    claim(
      `marks in ${name} are ${tag} elements`,
      {
        'migration/migration-charts-v7': [
          'experimentalMarkRendering is gone: marks are circle elements.',
          'Marks of lines | path | circle',
        ],
      },
      () => {
        const Chart = componentOf(name, 'LineChart');
        const series = [{ data: [3, 5], showMark: true }];
        render(<Chart {...orders} series={series} skipAnimation />);
        const marks = findAll('.MuiMarkElement-root');
        expect(marks.map(({ tagName }) => tagName)).toEqual([tag, tag]);
      },
    );

  claim(
    'a mark of another shape is a path',
    {
      'migration/migration-charts-v7':
        'With another shape in the series, they are path elements, like all marks in version 7.',
    },
    () => {
      const Chart = componentOf(V8, 'LineChart');
      const series = [{ data: [3], showMark: true, shape: 'diamond' }];
      render(<Chart {...orders} series={series} skipAnimation />);
      expect(findAll('.MuiMarkElement-root').map(({ tagName }) => tagName)).toEqual([
        'path',
      ]);
    },
  );
});
