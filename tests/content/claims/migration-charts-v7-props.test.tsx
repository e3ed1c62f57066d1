/**
 * Claims of the guide from 7 to 8, tested with both versions.
 * @jest-environment jsdom
 */
import fs from 'node:fs';
import path from 'node:path';
import { defaultOf, hasApi, readApi } from '../../support/components/readApi';
import { claim } from '../../support/content/claim';
import { loadPackage, resolvePackage } from '../../support/content/readPackage';

const V7 = '@mui/x-charts@7';
const V8 = '@mui/x-charts';

const partsOf = (name: string) => loadPackage(name);

const readFile = (name: string, file: string) =>
  fs.readFileSync(path.join(resolvePackage(name), file), 'utf8');

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
          'leftAxis, rightAxis, topAxis, and bottomAxis are gone.',
          'In LineChart, BarChart, and the other charts, the options of the tooltip prop move to slotProps.tooltip.',
          'Set one color for a sparkline',
          'experimentalMarkRendering is gone',
          'PieChart no longer accepts axis props.',
          'resolveSizeBeforeRender and ChartsVoronoiHandler are gone, and voronoiMaxRadius is now a container prop.',
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
        'The codemod changes tickFontSize to tickStyle, but no axis has this prop.',
        'The same applies to compositions: ChartsXAxis and ChartsYAxis no longer have a position prop.',
        'labelFontSize | labelStyle with fontSize',
        'tickFontSize | tickLabelStyle with fontSize',
        'fill, stroke | sx, or a CSS rule for the axis classes',
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
        'itemMarkWidth, itemMarkHeight, markGap, itemGap, padding, and labelStyle are gone; use sx or your stylesheet instead.',
        "To hide a piece, return null from the legend's labelFormatter.",
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
        'The zoom prop is now zoomData, and onZoomChange always receives an array.',
        'To set an initial zoom without controlling it, use initialZoom.',
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
        'In version 7, axes were drawn into the margin, which was 50 px on each side.',
        'Now an axis has its own size, and a margin of 20 px is added to it.',
        'By default, a y-axis is 45 px wide, and an x-axis is 25 px tall; a label adds 20 px. margin now also accepts one number for all sides.',
        'Margins of charts with axes | 50 px on each side, including the axes | 20 px on each side, in addition to the axes',
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
        'Label in the middle of a ChartsReferenceLine | Moved by 5 px in both directions | 5 px away from the line, not moved along it',
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
        'The default palette from version 7 is still exported.',
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
